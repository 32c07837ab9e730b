import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminWords } from './admin-words';

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

const table = readFileSync(new URL('admin-words.ts', import.meta.url), 'utf8');
const rows = [...table.matchAll(/^ {2}(\w+): \[([\s\S]*?)\],$/gm)].map(
  ([, key = '', texts = '']) => [
    key,
    [...texts.matchAll(/'([^']*)'/g)].map(([, text = '']) => text),
  ],
) as [string, string[]][];

test('every word has its three languages, with the same parameters', () => {
  expect(rows.length).toBeGreaterThan(150);
  const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, texts] of rows) {
    expect([key, texts.length]).toEqual([key, 3]);
    const [uz, ru, en] = texts.map(marks);
    expect([key, uz, ru]).toEqual([key, en, en]);
  }
});

test('each language is written as it is', () => {
  const wrong = rows.flatMap(([key, [uz = '', ru = '', en = '']]) => {
    const isUzbek = !/['`‘’´"]|(?<![oOgG])ʻ|[oOgG]ʼ|\.\.\.|\p{Script=Cyrillic}/u.test(uz);
    const isRussian = /\p{Script=Cyrillic}/u.test(ru) || /^[\s,{}\w]*$/.test(ru);
    const isEnglish = !/\p{Script=Cyrillic}/u.test(en);
    return isUzbek && isRussian && isEnglish ? [] : [key];
  });
  expect(wrong).toEqual([]);
});
