import { inData, inQuery, without, type Deviation } from './deviation';

const filter = '`area`, `floor`, `type`, `category` … keep what has their value.';
const matched = 'matched case- and accent-insensitively';

/** The query with an accent, an apostrophe or a capital that no text has. */
const literal = (search: string | undefined, sign: RegExp) =>
  sign.test(search ?? '') ? 'qxzwv' : (search ?? '');

const onSearch = (call: string, sign: RegExp): Deviation['request'] =>
  inQuery(call, (query) => ({ ...query, search: literal(query.search, sign) }));

/** Pages, filters and searches of lists. */
export const lists: Deviation[] = [
  {
    name: 'filter-ignored',
    breaks: filter,
    finds: { rule: 'filter', call: 'cardList', at: '$.data.items[].floor.value' },
    request: inQuery('cardList', without('floor')),
  },
  {
    name: 'press-type-ignored',
    breaks: filter,
    finds: { rule: 'filter', call: 'pressList', at: '$.data.items[].type.value' },
    request: inQuery('pressList', without('type')),
  },
  {
    name: 'filter-keeps-too-few',
    breaks: filter,
    finds: { rule: 'filter', call: 'cardList', at: '$.data.count' },
    answer: inData('cardList', '', (data, _, { query }) =>
      query.area && query.area !== 'all' ? { ...(data as object), items: [], count: 0 } : data,
    ),
  },
  {
    name: 'filter-without-all',
    breaks: 'Each filter’s first option is `{ "value": "all", … }`.',
    finds: { rule: 'filter-all', call: 'cardList', at: '$.data.filters.type[].value' },
    answer: inData('cardList', 'filters.type', (options) => (options as unknown[]).slice(1)),
  },
  {
    name: 'limit-ignored',
    breaks: '`limit` 1…100.',
    finds: { rule: 'limit', call: 'cardList', at: '$.data.items' },
    request: inQuery('cardList', (query) =>
      query.limit === '1' ? without('limit')(query) : query,
    ),
  },
  {
    name: 'limit-defaults-to-10',
    breaks: '`limit` 1…100, default 9 for card lists, 8 for press and search.',
    finds: { rule: 'default-limit', call: 'pressList', at: '$.data.items' },
    request: inQuery('pressList', (query) => ({ ...query, limit: query.limit || '10' })),
  },
  {
    name: 'offset-ignored',
    breaks: '`offset` ≥ 0, default 0.',
    finds: { rule: 'offset-skips', call: 'pressList', at: '$.data.items' },
    request: inQuery('pressList', without('offset')),
  },
  {
    name: 'count-of-page',
    breaks: '`count` is the number of matches, not of items returned.',
    finds: { rule: 'count', call: 'cardList', at: '$.data.count' },
    answer: inData('cardList', '', (data) => ({
      ...(data as object),
      count: (data as { items: unknown[] }).items.length,
    })),
  },
  {
    name: 'pages-overlap',
    breaks: 'An item is on one page of a list only.',
    finds: { rule: 'pages-repeat', call: 'cardList', at: '$.data.items' },
    request: inQuery('cardList', (query) =>
      Number(query.offset) > 1 ? { ...query, offset: `${Number(query.offset) - 1}` } : query,
    ),
  },
  {
    name: 'pages-in-no-order',
    breaks: '`offset` ≥ 0, default 0.',
    finds: { rule: 'offset-skips', call: 'search', at: '$.data.items' },
    answer: inData('search', 'items', (items, _, { query }) =>
      query.limit === '8' ? (items as unknown[]).toReversed() : items,
    ),
  },
  {
    name: 'oldest-first',
    breaks: 'Newest first.',
    finds: { rule: 'newest-first', call: 'pressList', at: '$.data.items[].date' },
    answer: inData('pressList', 'items', (items) => (items as unknown[]).toReversed()),
  },
  {
    name: 'search-ignored',
    breaks: '`search` finds what it names.',
    finds: { rule: 'search', call: 'cardList', at: '$.data.items' },
    request: inQuery('cardList', without('search')),
  },
  {
    name: 'search-not-trimmed',
    breaks: '`search`: trimmed.',
    finds: { rule: 'search-trimmed', call: 'pressList', at: '$.data.items' },
    request: onSearch('pressList', /^\s|\s$/),
  },
  {
    name: 'search-by-case',
    breaks: matched,
    finds: { rule: 'search-case', call: 'pressList', at: '$.data.items' },
    request: onSearch('pressList', /^\p{Lu}{2}/u),
  },
  {
    name: 'search-by-accent',
    breaks: matched,
    finds: { rule: 'search-accents', call: 'search', at: '$.data.items' },
    request: onSearch('search', /[áéíóúÁÉÍÓÚ]/),
  },
  {
    name: 'search-by-apostrophe',
    breaks: "Uzbek `oʻ o' o‘ o’ oʼ` are one letter, so are `gʻ g' …`.",
    finds: { rule: 'search-apostrophes', call: 'search', at: '$.data.items' },
    request: onSearch('search', /['‘’ʼ`]/),
  },
  {
    name: 'search-without-cyrillic',
    breaks: 'Uzbek Cyrillic matches Uzbek Latin.',
    finds: { rule: 'search-cyrillic', call: 'cardList', at: '$.data.items' },
    request: inQuery('cardList', (query) => ({
      ...query,
      search: query.lang === 'ru' ? (query.search ?? '') : literal(query.search, /[а-яғқўҳ]/i),
    })),
  },
  {
    name: 'six-suggestions',
    breaks: '`type=short` → at most 5.',
    finds: { rule: 'suggestions', call: 'suggestions', at: '$.data.items' },
    answer: inData('suggestions', 'items', (items) => {
      const [first] = items as unknown[];
      return first ? Array.from({ length: 6 }, () => first) : items;
    }),
  },
  {
    name: 'sort-filters',
    breaks: '`sort`: none (default, by relevance) | date | title.',
    finds: { rule: 'sort', call: 'search', at: '$.data.items' },
    answer: inData('search', '', (data, _, { query }) =>
      query.sort === 'date' ? { ...(data as object), items: [], count: 0 } : data,
    ),
  },
  {
    name: 'sort-by-title-ignored',
    breaks: '`sort`: none (default, by relevance) | date | title.',
    finds: { rule: 'sort', call: 'search', at: '$.data.items[].title' },
    answer: inData('search', 'items', (items, _, { query }) =>
      query.sort === 'title' ? (items as unknown[]).toReversed() : items,
    ),
  },
];
