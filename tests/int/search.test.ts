import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { success } from '@/api-contract/calls';
import type { searchItem } from '@/features/search/schema';
import { searchResults, suggestions } from '@/features/search/schema';
import { send, everyLocale } from './site';

type Values = Record<string, string>;

async function reply(search: string, lang: Locale, values: Values): Promise<unknown> {
  const response = await send(`/api/search?${new URLSearchParams({ search, lang, ...values })}`);
  expect(response.status, search).toBe(200);
  return response.json();
}

const find = async (search: string, lang: Locale, values: Values = {}) =>
  success(searchResults).parse(await reply(search, lang, values)).data as z.input<
    typeof searchResults
  >;

const suggest = async (search: string, lang: Locale) =>
  success(suggestions).parse(await reply(search, lang, { type: 'short' })).data as z.input<
    typeof suggestions
  >;

/** Every result of a query, not a page of eight. */
const findAll = async (search: string, lang: Locale, values: Values = {}) =>
  (await find(search, lang, { limit: '100', ...values })).items;

const plain = (html: string) => html.replace(/<\/?mark>/g, '');

const cafes = '/services/cafes-and-restaurants/';
const shops = '/services/shops/';
/** The answer whether a thing may be brought. */
const thing = (item: string) => `/passengers/baggage/?${new URLSearchParams({ item })}#can-i-bring`;

/**
 * What travellers type, and the link that must come first. An expected link that ends in `-` is
 * the beginning of it: the date in a flight's id changes.
 */
const obvious: [query: string, lang: Locale, link: string][] = [
  ['parking', 'en', '/parking/'],
  ['car park', 'en', '/parking/'],
  ['car park price', 'en', '/parking/'],
  ['parking fees', 'en', '/parking/'],
  ['park', 'en', '/parking/'],
  ['parkng', 'en', '/parking/'],
  ['baggage', 'en', '/passengers/baggage/'],
  ['bagage', 'en', '/passengers/baggage/'],
  ['luggage', 'en', '/passengers/baggage/'],
  ['hand luggage', 'en', '/passengers/baggage/'],
  ['baggage allowance', 'en', '/passengers/baggage/'],
  ['power bank', 'en', thing('Power bank')],
  ['power banc', 'en', thing('Power bank')],
  ['knife', 'en', thing('Knife')],
  ['nife', 'en', thing('Knife')],
  ['liquids', 'en', '/passengers/baggage/'],
  ['lost luggage', 'en', '/passengers/baggage/'],
  ['lost suitcase', 'en', '/passengers/baggage/'],
  ['lost phone', 'en', '/services/lost-and-found/'],
  ['left luggage', 'en', '/services/left-luggage/'],
  ['pets', 'en', thing('Pets')],
  ['wifi', 'en', '/services/wifi/'],
  ['Wi-Fi', 'en', '/services/wifi/'],
  ['bus', 'en', '/how-to-get-there/'],
  ['bus 73', 'en', '/how-to-get-there/'],
  ['taxi', 'en', '/how-to-get-there/'],
  ['tea', 'en', `${cafes}choyxona-registon/`],
  ['tea house', 'en', `${cafes}choyxona-registon/`],
  ['resturant', 'en', cafes],
  ['food', 'en', cafes],
  ['coffee', 'en', cafes],
  ['pharmacy', 'en', `${shops}dorixona/`],
  ['pharmasy', 'en', `${shops}dorixona/`],
  ['doctor', 'en', '/services/medical-post/'],
  ['wheelchair', 'en', '/services/assistance/'],
  ['baby', 'en', '/services/mother-and-child-room/'],
  ['prayer room', 'en', '/services/prayer-room/'],
  ['duty free', 'en', '/services/duty-free/'],
  ['vip', 'en', '/services/business-halls/'],
  ['lounge', 'en', '/services/lounge/'],
  ['contacts', 'en', '/airport/contacts/'],
  ['phone number', 'en', '/airport/contacts/'],
  ['jobs', 'en', '/airport/career/'],
  ['floor plan', 'en', '/airport/scheme/'],
  ['map', 'en', '/airport/scheme/'],
  ['toilets', 'en', '/airport/scheme/'],
  ['gate', 'en', '/airport/scheme/'],
  ['faq', 'en', '/passengers/faq/'],
  ['how early', 'en', '/passengers/faq/#when-to-arrive'],
  ['check-in', 'en', '/passengers/departing/'],
  ['customs', 'en', '/passengers/arriving/'],
  ['departures', 'en', '/flight-board/'],
  ['timetable', 'en', '/seasonal-schedule/'],
  ['atm', 'en', '/services/currency-exchange/'],
  ['exchange money', 'en', '/services/currency-exchange/'],
  ['currancy', 'en', '/services/currency-exchange/'],
  ['car hire', 'en', '/services/car-rental/'],
  ['sim card', 'en', `${shops}aloqa/`],
  ['news', 'en', '/press-center/press-releases/'],
  ['airport', 'en', '/airport/'],
  ['TK 371', 'en', '/flight-board/tk371-'],
  ['tk371', 'en', '/flight-board/tk371-'],
  ['HY 602', 'en', '/flight-board/hy602-'],

  ['парковка', 'ru', '/parking/'],
  ['парк', 'ru', '/parking/'],
  ['стоянка', 'ru', '/parking/'],
  ['стоимость парковки', 'ru', '/parking/'],
  ['паркавка', 'ru', '/parking/'],
  ['багаж', 'ru', '/passengers/baggage/'],
  ['багажь', 'ru', '/passengers/baggage/'],
  ['ручная кладь', 'ru', '/passengers/baggage/'],
  ['норма багажа', 'ru', '/passengers/baggage/'],
  ['пауэрбанк', 'ru', thing('Внешний аккумулятор')],
  ['нож', 'ru', thing('Нож')],
  ['жидкости', 'ru', '/passengers/baggage/'],
  ['потеряли чемодан', 'ru', '/passengers/baggage/'],
  ['потерялся чемодан', 'ru', '/passengers/baggage/'],
  ['потерял телефон', 'ru', '/services/lost-and-found/'],
  ['камера хранения', 'ru', '/services/left-luggage/'],
  ['аптека', 'ru', `${shops}dorixona/`],
  ['аптек', 'ru', `${shops}dorixona/`],
  ['такси', 'ru', '/how-to-get-there/'],
  ['автобус 73', 'ru', '/how-to-get-there/'],
  ['намаз', 'ru', '/services/prayer-room/'],
  ['молельная', 'ru', '/services/prayer-room/'],
  ['вай-фай', 'ru', '/services/wifi/'],
  ['wifi', 'ru', '/services/wifi/'],
  ['обмен валюты', 'ru', '/services/currency-exchange/'],
  ['обменник', 'ru', '/services/currency-exchange/'],
  ['банкомат', 'ru', '/services/currency-exchange/'],
  ['вакансии', 'ru', '/airport/career/'],
  ['регистрация', 'ru', '/passengers/departing/'],
  ['регестрация', 'ru', '/passengers/departing/'],
  ['за сколько приезжать', 'ru', '/passengers/departing/'],
  ['таможня', 'ru', '/passengers/arriving/'],
  ['карта', 'ru', '/airport/scheme/'],
  ['план аэропорта', 'ru', '/airport/scheme/'],
  ['туалет', 'ru', '/airport/scheme/'],
  ['контакты', 'ru', '/airport/contacts/'],
  ['номер телефона', 'ru', '/airport/contacts/'],
  ['вип зал', 'ru', '/services/business-halls/'],
  ['duty free', 'ru', '/services/duty-free/'],
  ['дьюти фри', 'ru', '/services/duty-free/'],
  ['ресторан', 'ru', cafes],
  ['рестаран', 'ru', cafes],
  ['еда', 'ru', cafes],
  ['чайхана', 'ru', `${cafes}choyxona-registon/`],
  ['магазины', 'ru', shops],
  ['аренда авто', 'ru', '/services/car-rental/'],
  ['расписание', 'ru', '/seasonal-schedule/'],
  ['табло', 'ru', '/flight-board/'],
  ['рейсы', 'ru', '/flight-board/'],
  ['новости', 'ru', '/press-center/press-releases/'],
  ['tk 371', 'ru', '/flight-board/tk371-'],

  ['avtoturargoh', 'uz', '/parking/'],
  ['avtotur', 'uz', '/parking/'],
  ['avtoturargox', 'uz', '/parking/'],
  ['avtoturargoh narxi', 'uz', '/parking/'],
  ['park', 'uz', '/parking/'],
  ['парк', 'uz', '/parking/'],
  ['поезд', 'uz', '/how-to-get-there/'],
  ['автотураргоҳ', 'uz', '/parking/'],
  ['bagaj', 'uz', '/passengers/baggage/'],
  ["qo'l yuki", 'uz', '/passengers/baggage/'],
  ['qoʻl yuki', 'uz', '/passengers/baggage/'],
  ['qo`l yuki', 'uz', '/passengers/baggage/'],
  ['qo‘l yuki', 'uz', '/passengers/baggage/'],
  ['qol yuki', 'uz', '/passengers/baggage/'],
  ['қўл юки', 'uz', '/passengers/baggage/'],
  ['suyuqlik', 'uz', '/passengers/baggage/'],
  ["yo'qolgan chamadon", 'uz', '/passengers/baggage/'],
  ['yuk saqlash', 'uz', '/services/left-luggage/'],
  ['dorixona', 'uz', `${shops}dorixona/`],
  ['дорихона', 'uz', `${shops}dorixona/`],
  ['dorixna', 'uz', `${shops}dorixona/`],
  ['namozxona', 'uz', '/services/prayer-room/'],
  ['choyxona', 'uz', `${cafes}choyxona-registon/`],
  ['аэропорт ҳақида', 'uz', '/airport/about/'],
  ['автобус', 'uz', '/how-to-get-there/'],
  ['taksi', 'uz', '/how-to-get-there/'],
  ['дўконлар', 'uz', shops],
  ["do'konlar", 'uz', shops],
  ['restoran', 'uz', cafes],
  ['restaran', 'uz', cafes],
  ['ovqat', 'uz', cafes],
  ['wifi', 'uz', '/services/wifi/'],
  ['wi-fi', 'uz', '/services/wifi/'],
  ['pul almashtirish', 'uz', '/services/currency-exchange/'],
  ['bankomat', 'uz', '/services/currency-exchange/'],
  ['dyuti fri', 'uz', '/services/duty-free/'],
  ['vip zal', 'uz', '/services/business-halls/'],
  ["bog'lanish", 'uz', '/airport/contacts/'],
  ['telefon raqami', 'uz', '/airport/contacts/'],
  ['vakansiya', 'uz', '/airport/career/'],
  ['xarita', 'uz', '/airport/scheme/'],
  ['hojatxona', 'uz', '/airport/scheme/'],
  ['savol-javob', 'uz', '/passengers/faq/'],
  ["ro'yxatdan o'tish", 'uz', '/passengers/departing/'],
  ['bojxona', 'uz', '/passengers/arriving/'],
  ['reyslar', 'uz', '/flight-board/'],
  ['sim karta', 'uz', `${shops}aloqa/`],
  ['HY602', 'uz', '/flight-board/hy602-'],
];

describe('the obvious page is the first result', () => {
  test.each(obvious)('%s in %s is %s', async (query, lang, expected) => {
    const first = (await find(query, lang)).items[0]?.link ?? '';
    expect(expected.endsWith('-') ? first.slice(0, expected.length) : first).toBe(expected);
  });

  test.each<[string, Locale]>([
    ['Istanbul', 'en'],
    ['Стамбул', 'ru'],
    ['ТАШКЕНТ', 'ru'],
    ['Toshkent', 'uz'],
    ['Тошкент', 'uz'],
  ])('a city, %s in %s, is its next flight', async (query, lang) => {
    const { items } = await find(query, lang);
    expect(items[0]?.link).toMatch(/^\/flight-board\/[a-z0-9]+-\d{8}-[ad]\/$/);
    expect(items[0]?.type.value).toBe('flight');
  });
});

describe('results', () => {
  test.each<[string, Locale, string]>([
    ['parking', 'en', '<mark>Parking</mark>'],
    ['parkng', 'en', '<mark>Parking</mark>'],
    ['duty free', 'en', '<mark>Duty</mark>-<mark>free</mark> shops'],
    ['парковка', 'ru', '<mark>Парковка</mark>'],
    ["do'konlar", 'uz', '<mark>Doʻkonlar</mark>'],
    ['дўконлар', 'uz', '<mark>Doʻkonlar</mark>'],
  ])('%s in %s is marked: %s', async (query, lang, title) => {
    const { items } = await find(query, lang);
    expect(items[0]?.title).toBe(title);
    for (const { title, text } of items) {
      expect(title + text).toContain('<mark>');
      expect(plain(title + text)).not.toMatch(/[<>]/);
    }
  });

  test('come in pages that together are all of them', async () => {
    const all = await findAll('parking', 'en');
    const { items, count } = await find('parking', 'en', { offset: '3', limit: '4' });
    expect(count).toBe(all.length);
    expect(items).toEqual(all.slice(3, 7));
  });

  test.each(everyLocale)('are in no page twice, in %s', async (lang) => {
    const links = (await findAll('duty free', lang)).map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
  });

  test.each(everyLocale)('type=short is the first five, in %s', async (lang) => {
    for (const query of ['duty free', 'park', 'tk371', 'qqqqq']) {
      const { items } = await suggest(query, lang);
      const full = (await find(query, lang)).items.slice(0, 5);
      expect(items).toEqual(full);
    }
  });

  test.each<[string, Locale, RegExp]>([
    ['parking', 'en', /^[a-z]/i],
    ['duty free', 'en', /^[a-z]/i],
    ['duty free', 'ru', /^[а-я]/i],
  ])('%s in %s is sorted by title', async (query, lang, alphabet) => {
    const titles = (items: z.input<typeof searchItem>[]) =>
      items.map(({ title }) => plain(title)).filter((title) => alphabet.test(title));
    const sorted = titles(await findAll(query, lang, { sort: 'title' }));
    const expected = titles(await findAll(query, lang)).sort(new Intl.Collator(lang).compare);
    expect(sorted.length).toBeGreaterThan(5);
    expect(sorted).toEqual(expected);
  });

  test.each(everyLocale)('sort=date puts the latest news first, in %s', async (lang) => {
    const found = await findAll('duty free', lang, { sort: 'date' });
    const relevant = await findAll('duty free', lang);
    expect(found.map(({ link }) => link).sort()).toEqual(relevant.map(({ link }) => link).sort());
    const isPress = found.map(({ type }) => type.value === 'press');
    expect(isPress).toEqual([...isPress].sort((a, b) => Number(b) - Number(a)));
  });
});

describe('the languages', () => {
  const none: Record<Locale, RegExp> = {
    uz: /^Hech narsa topilmadi/,
    ru: /^Ничего не нашлось/,
    en: /^Nothing found/,
  };

  test.each(everyLocale)('a query without results says so in %s', async (lang) => {
    const { items, count, message } = await find('qqqqqzzz', lang);
    expect([items, count]).toEqual([[], 0]);
    expect(message).toMatch(none[lang]);
    expect((await suggest('qqqqqzzz', lang)).message).toMatch(none[lang]);
  });

  test.each(everyLocale)('an empty query finds nothing and says so, in %s', async (lang) => {
    const { items, message } = await find('', lang);
    expect(items).toEqual([]);
    expect(message).not.toBe('');
    expect(message).not.toMatch(none[lang]);
  });

  test.each(everyLocale)('only signs are a query without results, in %s', async (lang) => {
    expect((await find('%_ & | ! :*', lang)).items).toEqual([]);
  });

  test('an unknown language is the default one', async () => {
    const reply = await send('/api/search?search=bagaj&lang=de');
    const { data } = success(searchResults).parse(await reply.json());
    expect(data).toEqual(await find('bagaj', defaultLocale));
  });

  test.each(['duty free', 'VIP', 'Wi-Fi', 'P1', '100'])(
    '%s finds entries of the requested language only',
    async (query) => {
      const [uz, ru, en] = await Promise.all([
        findAll(query, 'uz'),
        findAll(query, 'ru'),
        findAll(query, 'en'),
      ]);
      const cyrillic = /[а-яё]/i;
      for (const { link, text } of ru) expect(text, link).toMatch(cyrillic);
      for (const { link, title, text, type } of [...uz, ...en]) {
        expect(title + text + type.text, link).not.toMatch(cyrillic);
      }
      // A text is never the same in Uzbek and in English, unlike the name of a shop.
      const texts = new Set(uz.map(({ text }) => plain(text)));
      expect(en.filter(({ text }) => texts.has(plain(text)))).toEqual([]);
      expect(Math.min(uz.length, ru.length, en.length)).toBeGreaterThan(0);
    },
  );
});
