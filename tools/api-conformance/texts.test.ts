import { describe, expect, test } from 'vitest';
import { mojibake } from './encoding';
import { unwantedIn } from './markup';
import { verdictsOn } from './texts';
import { accented, inCyrillic } from './words';

describe('a text that was encoded twice', () => {
  const decoded = (text: string, encoding: string) =>
    new TextDecoder(encoding).decode(Buffer.from(text, 'utf8'));

  test.each([
    ['Привет', 'windows-1251'],
    ['Такой страницы нет', 'windows-1252'],
    ['Doʻkonlar', 'windows-1252'],
    ['Yoʻlovchilarga maʼlumot', 'windows-1251'],
    ['café', 'windows-1252'],
    ['Рейс · 28°', 'windows-1252'],
  ])('%s read as %s is detected', (text, encoding) => {
    expect(mojibake(decoded(text, encoding))).toBe(text);
  });

  test.each(['Привет', 'Doʻkonlar', 'café', 'Gökçen', '28°', '«Регистон» — 5 мин.', 'ў қ ғ ҳ', ''])(
    '%s is none',
    (text) => {
      expect(mojibake(text)).toBeNull();
    },
  );

  test('lost signs are reported as they are', () => {
    expect(mojibake('Do\ufffdkonlar')).toBe('Do\ufffdkonlar');
  });
});

/** The rules that a text of a member breaks. */
const broken = (call: string, data: unknown) =>
  [...verdictsOn(call, data, 'https://api.example.com')]
    .filter(({ difference }) => difference !== null)
    .map(({ rule }) => rule);

test.each([
  ['/services/', []],
  ['/services/business-halls/?tab=cip', []],
  ['/how-to-get-there/#big-luggage', []],
  ['/', []],
  ['/media/rules.pdf', []],
  ['tel:+998000000000', []],
  ['mailto:press@example.com', []],
  ['https://example.com/partners', []],
  ['/services', ['href']],
  ['/en/services/', ['href']],
  ['/ru/', ['href']],
  ['//example.com/', ['href']],
  ['services/', ['href']],
  ['', ['href']],
  ['https://api.example.com/services/', ['href']],
])('the href %s breaks %j', (href, expected) => {
  expect(broken('services', { items: [{ href }] })).toEqual(expected);
});

test.each([
  ['from 5 < 6 to a > b', []],
  ['Shops & cafes', []],
  ['AT&T; and more', []],
  ['<b>Shops</b>', ['plain-text']],
  ['Shops &amp; cafes', ['entities']],
  ['Shops&#160;', ['entities']],
])('the plain text %s breaks %j', (title, expected) => {
  expect(broken('services', { items: [{ title }] })).toEqual(expected);
});

test.each([
  [{ scheduled_at: '2026-11-21T14:20:00+05:00' }, []],
  [{ scheduled_at: '2026-11-21T14:20:00+03:00' }, ['offset']],
  [{ scheduled_at: '2026-11-21T09:20:00Z' }, ['offset']],
  [{ other_end: { scheduled_at: '2026-11-21T14:20:00+03:00' } }, []],
])('the time in %j breaks %j', (flight, expected) => {
  expect(broken('flight', { flight })).toEqual(expected);
});

test('markup that the site drops is reported, and separately what runs', () => {
  const html =
    '<h2>Title</h2><p class="x">a <a href="/parking/">b</a></p><div>c</div>' +
    '<img src="/a.png" onerror="x()"><a href="javascript:x()">d</a><style>p{}</style>';
  expect(unwantedIn(html, 'body')).toEqual({
    active: ['img[onerror]="x()"', 'a[href]="javascript:x()"', '<style>'],
    dropped: ['p[class]="x"', '<div>'],
  });
  expect(unwantedIn('<mark>Car</mark> <p>park</p>', 'title')).toEqual({
    active: [],
    dropped: ['<p>'],
  });
});

test.each([
  ['Doʻkonlar', 'дўконлар'],
  ['Yoʻlovchilar', 'йўловчилар'],
  ['Togʻ', 'тоғ'],
  ['Qahvaxona', 'қаҳвахона'],
  ['Ertalab', undefined],
  ['Wifi', undefined],
  ['Choyxona', 'чойхона'],
])('%s in Cyrillic is %s', (word, cyrillic) => {
  expect(inCyrillic(word)).toBe(cyrillic);
});

test.each([
  ['Doʻkon', 'Doʻkón'],
  ['bagaj', 'bágaj'],
  ['рейс', 'рейс'],
])('%s with an accent is %s', (word, expected) => {
  expect(accented(word)).toBe(expected);
});
