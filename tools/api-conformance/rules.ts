import { defaultLocale, locales } from '../../src/i18n/locales';

const written = new Intl.ListFormat('en-GB').format(locales);

/** Severity: `tolerated` is read all the same, `missing` may be left out and is not shown. */
export type Level = 'deviation' | 'tolerated' | 'missing';

interface Rule {
  /** The obligation in the contract's words. */
  says: string;
  /** Reported without failing the check. */
  level?: Exclude<Level, 'deviation'>;
  /** Owed by servers that answer the extension calls. */
  extension?: true;
}

/** The obligations of a server, a line of the contract each; `src/api-contract/calls.ts` has the shapes. */
export const rules = {
  answer: { says: 'Every call is answered within the time limit.' },
  status: { says: 'A good call is 200.' },
  redirect: { says: 'A call is answered with and without a trailing slash, never redirected.' },
  'content-type': { says: 'Replies are application/json.' },
  charset: { says: 'The content type says charset=utf-8.', level: 'tolerated' },
  utf8: { says: 'Replies are UTF-8 without a byte order mark.' },
  json: { says: 'Replies are JSON.' },
  envelope: { says: 'Envelope: { "status": "success", "data": { … }, "errors": null }.' },
  nesting: { says: 'The payload is the member `data`, not one level deeper.' },
  shape: { says: 'Each call has its shape; names are kept to the letter.' },
  writing: { says: 'Values are written as the contract writes them.', level: 'tolerated' },
  given: { says: 'Replies give what the site’s own do.', level: 'missing' },
  fallback: {
    says: '`fallback` points to texts of `data` that stand in Uzbek, never of an Uzbek reply.',
  },
  'cache-control': {
    says: 'Replies carry Cache-Control: public, s-maxage=…, stale-while-revalidate=…, stale-if-error=….',
  },
  freshness: {
    says: 'A shared cache keeps a reply no longer than the call allows.',
    level: 'tolerated',
  },
  etag: { says: 'Replies carry an ETag, the same for the same reply.' },
  'not-modified': { says: 'A reply that the client has is 304 without a body.' },

  'failure-envelope': {
    says: 'Failure: { "status": "error", "data": null, "errors": [{ "code", "field", "message" }] }.',
  },
  'bad-query': { says: 'A known key with an impossible value is 400 and names the field.' },
  'not-found': { says: 'An unknown item, kind or call is 404 (`not_found`).' },
  'lang-absent': { says: `An absent \`lang\` means ${defaultLocale}.` },
  'lang-other': { says: `A \`lang\` other than ${written} means ${defaultLocale}.` },
  language: { says: 'Texts stand in the language that was asked for.' },
  'empty-value': { says: 'An empty query value equals an absent one.' },
  'unknown-key': { says: 'Unknown query keys are ignored.' },

  offset: { says: 'Times are ISO 8601 with the airport’s offset.' },
  href: { says: 'Internal hrefs are locale-free paths with a trailing slash.' },
  address: { says: 'Pictures and plans are named by a path of the site or an http address.' },
  'plain-text': { says: 'HTML appears only in the fields marked html.' },
  entities: { says: 'Plain texts hold characters, not HTML entities.' },
  markup: { says: 'A field marked html holds the elements and attributes allowed there only.' },
  script: { says: 'No scripts, handlers, styles or javascript: addresses.' },
  mojibake: { says: 'Texts are encoded once.' },

  'default-limit': { says: '`limit` defaults to 9 for card lists, 8 for press and search.' },
  limit: { says: '`limit` 1…100 is the most items returned.' },
  'offset-skips': { says: '`offset` skips items; its default is 0.' },
  count: { says: '`count` is the number of matches, not of items returned.' },
  'pages-repeat': { says: 'An item is on one page of a list only.' },
  'filter-all': { says: 'Each filter’s first option is all, which leaves nothing out.' },
  filter: { says: 'A filter keeps exactly the items that have its value.' },

  search: { says: '`search` finds what it names, and nothing where nothing matches.' },
  'search-trimmed': { says: '`search` is trimmed; a blank may stand as + or %20.' },
  'search-case': { says: '`search` is matched case-insensitively.' },
  'search-accents': { says: '`search` is matched accent-insensitively.' },
  'search-apostrophes': { says: "oʻ o' o‘ o’ oʼ are one letter, so are gʻ g' …." },
  'search-cyrillic': { says: 'Uzbek Cyrillic matches Uzbek Latin.' },

  'selected-language': {
    says: `The languages are ${written}, and the one that was asked for is selected.`,
  },
  duration: { says: '`cookiesData.duration` is a number as text.' },
  scripts: { says: '`scripts` holds script and noscript elements, possibly none.' },
  'newest-first': { says: 'Press releases come newest first.' },
  suggestions: { says: '`type=short` answers at most 5 items.' },
  sort: { says: '`sort` orders the results, and changes nothing else.' },

  direction: { says: 'Flights are of the asked direction, `departure` by default.' },
  day: { says: 'Flights are of the asked date, of the airport’s current day by default.' },
  'flight-order': { says: 'Flights come by scheduled time, each once.' },
  'flight-id': { says: 'A flight’s id is its number, scheduled local date and direction.' },
  codes: { says: 'Airlines and cities are named by their IATA codes.' },
  'known-status': { says: '`status.value` is one of the known values.', level: 'tolerated' },
  'as-of': { says: '`as_of` is when the data was obtained: not in the future.' },
  'as-of-old': { says: '`as_of` is not more than a day ago.', level: 'tolerated' },
  'flight-search': {
    says: '`search` matches number, codeshares, airline, city in any language, IATA code.',
  },
  season: { says: 'Seasons are IATA seasons; their flights are valid within them.' },

  detail: { says: 'A detail is what its list says of it, and more.', extension: true },
  neighbours: {
    says: '`previous` and `next` are the releases before and after in time.',
    extension: true,
  },
  page: { says: 'A page’s slug is its route with / written as --.', extension: true },
  places: { says: 'Places, groups, kinds and cards on the floor plans exist.', extension: true },
  plan: { says: '`plan` is the address of an SVG.', extension: true },
  openapi: { says: '/api/openapi.json is OpenAPI 3.1 of every call.', extension: true },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

export const levelOf = (name: RuleName): Level => (rules[name] as Rule).level ?? 'deviation';
export const isOfExtension = (name: RuleName): boolean => 'extension' in rules[name];
