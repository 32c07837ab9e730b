import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../../content/load';
import { names as namesOfTables } from '@/features/names';
import fallbackMessages from '../fallback-messages.json';
import { messages } from '../messages';
import { alphabets, languageTag, offeredAlphabets, ofTag } from './alphabets';
import { chosenAlphabet } from './choice';
import { converterOf } from './converter';
import { cyrillic, toCyrillic, toLatin } from './cyrillic';
import { foreignNames } from './left-alone';
import { loanwords } from './loanwords';
import { fromReformed, toReformed } from './reformed';
import { wordPairs } from './word-pairs';

/** The parts of a list, `latin=cyrillic` each. */
const pairsOf = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [latin: string, cyrillic: string]);

const content = readContent(path.join(import.meta.dirname, '../../../content'));

/** Every Uzbek text of a document, wherever in it. */
function uzbekTexts(value: unknown, uzbek = false): string[] {
  if (typeof value === 'string') return uzbek ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => uzbekTexts(part, uzbek || key === 'uz'));
}

const texts = [
  ...uzbekTexts(content),
  ...uzbekTexts({ uz: messages.uz }),
  ...uzbekTexts({ uz: namesOfTables.uz }),
  ...uzbekTexts(fallbackMessages),
];

/** Latin spellings that are read but not written: `read=written`. */
const otherSpellings = pairsOf(`
aseton=atseton osetr=osyotr pintset=pinset trufel=tryufel zafaron=zaʼfaron byudjet=budjet
SHahar=Shahar YOʻl=Yoʻl`);

const asWritten = (latin: string) =>
  otherSpellings.reduce((text, [read, written]) => text.replaceAll(read, written), latin);

test.each(Object.entries(wordPairs))('words with %s are spelt in both alphabets', (_, list) => {
  const pairs = pairsOf(list);
  expect(pairs.map(([latin]) => [latin, toCyrillic(latin)])).toEqual(pairs);
  expect(pairs.map(([, letters]) => [toLatin(letters), letters])).toEqual(
    pairs.map(([latin, letters]) => [asWritten(latin), letters]),
  );
});

test('there are texts and words enough to tell', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(pairsOf(Object.values(wordPairs).join(' ')).length).toBeGreaterThan(500);
});

test('each Uzbek text comes back from Cyrillic as it was', () => {
  const back = texts.map((text) => toLatin(toCyrillic(text)));
  expect(back).toEqual(texts.map(asWritten));
});

test('no Latin word of the language is left in Cyrillic texts', () => {
  const uzbek = /[\p{Script=Latin}ʻ]*ʻ[\p{Script=Latin}ʻ]*/gu;
  expect(texts.flatMap((text) => toCyrillic(text).match(uzbek) ?? [])).toEqual([]);
});

test.each([
  ["o'zbek, g`oz, ma’no, ta'lim, Is‘hoq", 'ўзбек, ғоз, маъно, таълим, Исҳоқ'],
  ["O'ZBEKISTON, TO’G‘RI", 'ЎЗБЕКИСТОН, ТЎҒРИ'],
  ['“Tong” — «togʻ»', '“Тонг” — «тоғ»'],
])('%s is read whichever apostrophes were typed', (latin, letters) => {
  expect(toCyrillic(latin)).toBe(letters);
});

test.each([
  ['2026-yil 27-martdan', '2026 йил 27 мартдан'],
  ['1-yanvar, 5–7-sentabrda', '1 январь, 5–7 сентябрда'],
  ['2019-yil 2-iyuldagi OʻRQ-547-son', '2019 йил 2 июлдаги ЎРҚ-547-сон'],
  ['90-yillar, 1990-yillarda, 2-yil', '90-йиллар, 1990-йилларда, 2-йил'],
  ['3-marta, 12-maydon, 100 yil, 5 marta', '3-марта, 12-майдон, 100 йил, 5 марта'],
])('the date in %s is spelt as Cyrillic has it', (latin, letters) => {
  expect(toCyrillic(latin)).toBe(letters);
  expect(toLatin(letters)).toBe(latin);
});

test.each([
  'HY 333',
  'TK 371, A2, P1, 23K, A320neo',
  'VIP, CIP, IATA, UZS, UTC+5, XXL',
  'Wi-Fi, Uzcard, Humo, Visa',
  'A, B',
  'https://example.com/uz/reyslar?kun=ertaga',
  'www.example.com/salom',
  'yordam@example.com',
  'qoidalar.pdf, parvoz.uz/reyslar/',
  '/parking/',
  '#parvoz @parvoz_uz',
  'eSIM, iPhone, mAh, UnionPay',
  'cookie, Wh, Zürich',
  '`npm start`',
  '{count} {date:+12}',
  'Рейс кечикди',
])('%s is left alone', (text) => {
  expect(toCyrillic(text)).toBe(text);
});

test.each([
  ['HY 333 reysi VIP zalidan', 'HY 333 рейси VIP залидан'],
  ['SIM-karta, QR-kod, Wi-Fi tarmogʻi', 'SIM-карта, QR-код, Wi-Fi тармоғи'],
  ['VIPda, Humoning, duty freega', 'VIPда, Humoнинг, duty freeга'],
  ['A.Navoiy, B.D. Ergashev, Sh. Rashidov', 'А.Навоий, Б.Д. Эргашев, Ш. Рашидов'],
  ['A va B stollari, C. Keyin', 'A ва B столлари, C. Кейин'],
  ['va/yoki, 24/7 soat', 'ва/ёки, 24/7 соат'],
  ['[tariflar](/parking/) sahifasida', '[тарифлар](/parking/) саҳифасида'],
  ['{time} da yangilandi.', '{time} да янгиланди.'],
  ['XXI asr, IV guruh, 25 m², 5 kg', 'XXI аср, IV гуруҳ, 25 м², 5 кг'],
  [
    '<p>Toʻlov <a href="/parking/">shu yerda</a></p>',
    '<p>Тўлов <a href="/parking/">шу ерда</a></p>',
  ],
  ['Non &amp; choy, &lt;besh&gt;', 'Нон &amp; чой, &lt;беш&gt;'],
  ['<mark>Duty</mark> <mark>free</mark> doʻkoni', '<mark>Duty</mark> <mark>free</mark> дўкони'],
  ['<mark>Wi</mark>-<mark>Fi</mark> bepul', '<mark>Wi</mark>-<mark>Fi</mark> бепул'],
  ['PQ 601 va XK 12 reyslari, PQ qarori', 'PQ 601 ва XK 12 рейслари, ПҚ қарори'],
  ['{n, plural, other {{n} kun}}dan soʻng', '{n, plural, other {{n} кун}}дан сўнг'],
  ['{year}-yil {day}-{month}', '{year} йил {day} {month}'],
])('around what is left alone in %s the words are Cyrillic', (latin, letters) => {
  expect(toCyrillic(latin)).toBe(letters);
  expect(toLatin(letters)).toBe(latin);
});

test('names are left alone with their endings, and words that only begin like them are not', () => {
  const firms = ['Qanot Sharq', 'Silk Avia', 'flydubai'];
  expect(toCyrillic('Qanot Sharqning va Silk Avia reyslari, Flydubai', firms)).toBe(
    'Qanot Sharqнинг ва Silk Avia рейслари, Flydubai',
  );
  expect(toCyrillic('Qanot Sharqona', firms)).toBe('Қанот Шарқона');
  expect(toCyrillic('Qanot Sharq', [])).toBe('Қанот Шарқ');
});

test('firms of the content are names', () => {
  const known: readonly string[] = foreignNames;
  const airlines = content.airlines.map(({ name }) => name);
  const partners = content.partners.filter(({ title }) => !/\p{Script=Cyrillic}/u.test(title.ru));
  const firms = [...airlines, ...partners.map(({ title }) => title.uz)];
  expect(firms.length).toBeGreaterThan(15);
  expect(firms.filter((name) => !known.includes(name))).toEqual([]);
});

test.each([
  [undefined, 'latin'],
  ['', 'latin'],
  ['alphabet=cyrillic', 'cyrillic'],
  ['a=1; alphabet=cyrillic; b=2', 'cyrillic'],
  ['alphabet=latin', 'latin'],
  ['alphabet=reformed', 'latin'],
  ['alphabet=greek', 'latin'],
  ['other-alphabet=cyrillic', 'latin'],
])('a reader with the cookies %j reads %s', (cookies, alphabet) => {
  expect(chosenAlphabet(cookies)).toBe(alphabet);
});

test('a tag says a language and an alphabet that is offered', () => {
  expect(languageTag('uz', 'cyrillic')).toBe('uz-Cyrl');
  expect(languageTag('ru', 'cyrillic')).toBe('ru');
  expect(ofTag('uz-Cyrl')).toEqual({ lang: 'uz', alphabet: 'cyrillic' });
  expect(ofTag('ru')).toEqual({ lang: 'ru', alphabet: 'latin' });
  for (const tag of ['uz-cyrl', 'de', '', alphabets.reformed.tag]) expect(ofTag(tag)).toBeNull();
});

test('every exception is one', () => {
  const regular = converterOf({ ...cyrillic, exceptions: '' });
  const stems = loanwords.trim().split(/\s+/);
  const needless = stems.filter((exception) => {
    const [stem = '', latin = regular.toLatin(stem, [])] = exception.split(/[=<]/);
    const others = stems.filter((other) => other !== exception).join(' ');
    const without = converterOf({ ...cyrillic, exceptions: others });
    return without.fromLatin(latin, []) === stem && without.toLatin(stem, []) === latin;
  });
  expect(needless).toEqual([]);
});

test('the letters of the reform are not offered, and take texts there and back', () => {
  expect(offeredAlphabets).toEqual(['latin', 'cyrillic']);
  expect(toReformed('Oʻzbekiston, gʻoz, SHAHAR, Chiqish, Isʼhoq, maʼno')).toBe(
    'Õzbekiston, ğoz, ŞAHAR, Çiqiş, Ishoq, maʼno',
  );
  expect(texts.map((text) => fromReformed(toReformed(text)))).toEqual(texts);
});
