import { expect, test } from 'vitest';
import { flightFixture } from '../../tests/fixtures/flights';
import { inAlphabet } from './in-alphabet';
import type { Source } from './source';

/** A source that answers each call with a reply, and notes what it is asked. */
function answering(reply: unknown) {
  const asked: unknown[] = [];
  const base = new Proxy({} as Source, {
    get: () => async (request: unknown) => {
      asked.push(request);
      return reply;
    },
  });
  return { base, asked };
}

const noFirms = async () => [];
const inCyrillic = (reply: unknown) => inAlphabet(answering(reply).base, () => 'cyrillic', noFirms);

const page = {
  page: {
    slug: 'parking',
    title: 'Avtoturargoh',
    lead: { text: 'Narxi 5 000 soʻm', field: 'pages:1:lead' },
    checked: null,
    sections: [
      { type: 'notice', id: 'note', tone: 'warn', text: 'Yopiq' },
      {
        type: 'tabs',
        id: 'halls',
        heading: { text: 'Halls', lang: 'en' },
        items: [
          {
            title: 'VIP zali',
            text: '',
            value: 'vip',
            body: '<p>Kirish <a href="/parking/">shu yerda</a> <img src="/a.png" alt="Eshik"></p>',
            facts: [{ term: 'Soat', text: '24' }],
            phone: { href: 'tel:+998', text: '+998 66' },
            place_id: 'vip',
          },
        ],
      },
    ],
  },
  meta: { pageTitle: 'Parking', pageDescription: '', pageImage: '/cms-api/media/file/eshik.png' },
};

test('texts are written in the alphabet, and nothing else is', async () => {
  expect(await inCyrillic(page).page({ slug: 'parking', lang: 'uz' })).toEqual({
    page: {
      ...page.page,
      title: 'Автотураргоҳ',
      lead: { text: 'Нархи 5\u00a0000\u00a0сўм', field: 'pages:1:lead' },
      sections: [
        { type: 'notice', id: 'note', tone: 'warn', text: 'Ёпиқ' },
        {
          type: 'tabs',
          id: 'halls',
          heading: { text: 'Halls', lang: 'en' },
          items: [
            {
              title: 'VIP зали',
              text: '',
              value: 'vip',
              body: '<p>Кириш <a href="/parking/">шу ерда</a> <img src="/a.png" alt="Эшик"></p>',
              facts: [{ term: 'Соат', text: '24' }],
              phone: { href: 'tel:+998', text: '+998 66' },
              place_id: 'vip',
            },
          ],
        },
      ],
    },
    meta: { ...page.meta, pageTitle: 'Паркинг' },
  });
});

test('firms and codes of flights stay, the city and the status do not', async () => {
  const flight = flightFixture({ city: { iata: 'IST', name: 'Istanbul', country: 'TR' } });
  const status = { value: 'boarding', text: 'Samolyotga chiqish boshlandi' };
  const reply = { flights: [{ ...flight, status }], message: '', as_of: flight.updated_at };
  const answer = await inCyrillic(reply).flights({ lang: 'uz' } as never);
  expect(answer.flights).toEqual([
    {
      ...flight,
      city: { ...flight.city, name: 'Истанбул' },
      status: { value: 'boarding', text: 'Самолётга чиқиш бошланди' },
    },
  ]);
});

test('both kinds of replies of the search are known by what they have', async () => {
  const link = '/parking/';
  const item = { link, title: '<mark>Yoʻl</mark> kitobi' };
  const short = { items: [item], message: 'Hech narsa' };
  const full = { ...short, count: 1, result_for_header: 'Yoʻl: 1 ta natija' };
  const found = { link, title: '<mark>Йўл</mark> китоби' };
  const query = { search: '', lang: 'uz' } as never;
  expect(await inCyrillic(short).search(query)).toEqual({ items: [found], message: 'Ҳеч нарса' });
  expect(await inCyrillic(full).search(query)).toEqual({
    items: [found],
    message: 'Ҳеч нарса',
    count: 1,
    result_for_header: 'Йўл: 1 та натижа',
  });
});

test('other languages are as they are, also where a text of theirs is Uzbek', async () => {
  const russian = { ...page, page: { ...page.page, title: { text: 'Narxlar', lang: 'uz' } } };
  expect(await inCyrillic(russian).page({ slug: 'parking', lang: 'ru' })).toBe(russian);
});

test('where there is nothing, nothing is answered', async () => {
  expect(await inCyrillic(null).page({ slug: 'none', lang: 'uz' })).toBeNull();
});

test('choices that go by the alphabet go by the other one, others stay as they are', async () => {
  const options = (...texts: string[]) =>
    texts.map((text) => ({ value: text.toLowerCase(), text }));
  const seasons = (city: object[], type: object[]) => ({
    seasons: [{ id: 'w26', title: 'Qish', flights: [], filters: { city, type } }],
    message: '',
  });
  const cities = options('All', 'Dubay', 'Frankfurt', 'Moskva', 'Vena');
  const kinds = options('Xalqaro', 'Ichki');
  const answer = await inCyrillic(seasons(cities, kinds)).schedule({ lang: 'uz' } as never);
  const [season] = answer.seasons;
  expect(season?.filters.city.map(({ text }) => text)).toEqual([
    'Алл',
    'Вена',
    'Дубай',
    'Москва',
    'Франкфурт',
  ]);
  expect(season?.filters.type.map(({ text }) => text)).toEqual(['Халқаро', 'Ички']);
});

test('a reply that is asked for again is written once', async () => {
  const source = inCyrillic(page);
  const ask = () => source.page({ slug: 'parking', lang: 'uz' });
  expect(await ask()).toBe(await ask());
});

test('what is searched for in Cyrillic letters is looked up in Latin ones, in Uzbek', async () => {
  const { base, asked } = answering({ items: [], message: '' });
  const source = inAlphabet(base, () => 'latin', noFirms);
  await source.search({ search: 'поезд', lang: 'uz' } as never);
  await source.search({ search: 'поезд', lang: 'ru' } as never);
  await source.search({ search: 'TK 371', lang: 'uz' } as never);
  expect(asked).toEqual([
    { search: 'poyezd', lang: 'uz' },
    { search: 'поезд', lang: 'ru' },
    { search: 'TK 371', lang: 'uz' },
  ]);
});

test('firms that the data name stay in Latin letters, also after another one has come', async () => {
  const reply = { page: { ...page.page, title: 'Emirates va Zamin reyslari' } };
  const titleWith = async (firms: string[]) => {
    const source = inAlphabet(
      answering(reply).base,
      () => 'cyrillic',
      async () => firms,
    );
    const found = (await source.page({ slug: 'parking', lang: 'uz' })) as unknown as typeof page;
    return found.page.title;
  };
  expect(await titleWith([])).toBe('Эмиратес ва Замин рейслари');
  expect(await titleWith(['Emirates'])).toBe('Emirates ва Замин рейслари');
  expect(await titleWith(['Emirates', 'Zamin'])).toBe('Emirates ва Zamin рейслари');
});
