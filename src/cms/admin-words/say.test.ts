import { expect, test } from 'vitest';
import en from '@/i18n/admin-messages/en.json';
import ru from '@/i18n/admin-messages/ru.json';
import uz from '@/i18n/admin-messages/uz.json';
import { adminWords } from './say';

test.each([
  ['uz', 'Yetishmaydi: 3', '7 tadan 2-maydon'],
  ['ru', 'Не хватает: 3', 'Поле 2 из 7'],
  ['en', '3 missing', '2 of 7 fields to do'],
  ['de', 'Yetishmaydi: 3', '7 tadan 2-maydon'],
])('parameters take their places in %s', (language, missing, place) => {
  const say = adminWords(language);
  expect(say('missing', { count: 3 })).toBe(missing);
  expect(say('fieldOf', { number: 2, total: 7 })).toBe(place);
});

type Messages = Record<string, Record<string, string>>;

const flat = (messages: Messages) =>
  Object.entries(messages).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
  );

const english = new Map(flat(en));

test.each([
  ['uz', uz],
  ['ru', ru],
])('%s has every message of English, with the same parameters', (_, messages) => {
  const marks = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const found = flat(messages);
  expect(found.length).toBeGreaterThan(400);
  expect(found.map(([key, text]) => [key, marks(text)])).toEqual(
    found.map(([key]) => [key, marks(english.get(key))]),
  );
  expect(found.map(([key]) => key)).toEqual([...english.keys()]);
});

test('each language is written as it is', () => {
  const isUzbek = (text: string) =>
    !/['`‘’´"]|(?<![oOgG])ʻ|[oOgG]ʼ|\.\.\.|\p{Script=Cyrillic}/u.test(text);
  const isRussian = (text: string) =>
    /\p{Script=Cyrillic}/u.test(text) || /^[\s,{}\w]*$/.test(text);
  const isEnglish = (text: string) => !/\p{Script=Cyrillic}/u.test(text);
  const wrong = (messages: Messages, isRight: (text: string) => boolean) =>
    flat(messages).filter(([, text]) => !isRight(text));
  expect(wrong(uz, isUzbek)).toEqual([]);
  expect(wrong(ru, isRussian)).toEqual([]);
  expect(wrong(en, isEnglish)).toEqual([]);
});
