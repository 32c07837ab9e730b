import { initI18n } from '@payloadcms/translations';
import { getRequestLanguage, type Block, type Field, type SanitizedConfig } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import configuration from '../../../payload.config';
import { names } from '@/features/names';
import { adminLanguages, type AdminLanguage } from '@/i18n/label';
import { localeNames } from '@/i18n/locales';

/** Names, and what each language of the interface writes alike. */
const alike = [
  ...Object.values(localeNames),
  'Duty free',
  'Email',
  'Facebook',
  'ID',
  'Instagram',
  'SEO',
  'Telegram',
  'YouTube',
];
/** What Uzbek writes as English does. */
const alikeInUzbek = ['Administrator', 'Bank', 'Bar', 'Supermarket', 'Terminal', 'Transport'];

type I18n = Awaited<ReturnType<typeof initI18n>>;
/** Something that the admin shows, and where it is. */
type Shown = [where: string, text: unknown];

interface Labelled {
  label?: unknown;
  labels?: { singular?: unknown; plural?: unknown };
  admin?: {
    description?: unknown;
    placeholder?: unknown;
    group?: unknown;
    disabled?: boolean;
    hidden?: unknown;
  };
  description?: unknown;
  hidden?: boolean;
  name?: string;
  options?: unknown[];
  fields?: Field[];
  tabs?: Labelled[];
  blocks?: Block[];
}

let config: SanitizedConfig;
let languages: Record<AdminLanguage, I18n>;

beforeAll(async () => {
  config = await configuration;
  const load = (language: AdminLanguage) =>
    initI18n({ config: config.i18n, context: 'client', language: language as 'en' });
  const loaded = await Promise.all(
    adminLanguages.map(async (code) => [code, await load(code)] as const),
  );
  languages = Object.fromEntries(loaded) as Record<AdminLanguage, I18n>;
});

const optionShown = (where: string, option: unknown): Shown =>
  typeof option === 'object'
    ? [where, (option as { label: unknown }).label]
    : [`${where} = ${String(option)}`, option];

/** All that is shown of an entity, a block, a tab or a field, and of what is within. */
function shownOf(path: string, part: Labelled): Shown[] {
  if (part.hidden || part.admin?.disabled || part.admin?.hidden === true) return [];
  const own: Shown[] = [
    [`${path}.label`, part.label],
    [`${path}.labels.singular`, part.labels?.singular],
    [`${path}.labels.plural`, part.labels?.plural],
    [`${path}.group`, part.admin?.group],
    [`${path}.description`, part.admin?.description ?? part.description],
    [`${path}.placeholder`, part.admin?.placeholder],
    ...(part.options ?? []).map((option) => optionShown(`${path}.options`, option)),
  ];
  const within = [
    ...((part.fields ?? []) as Labelled[]),
    ...(part.tabs ?? []),
    ...((part.blocks ?? []) as Labelled[]),
  ];
  return [
    ...own.filter(([, text]) => text !== undefined && text !== false),
    ...within.flatMap((inner) => shownOf(`${path}.${nameOf(inner)}`, inner)),
  ];
}

const nameOf = (part: Labelled & { slug?: string; type?: string }): string =>
  part.name ?? part.slug ?? part.type ?? 'tab';

/** A text in one language; null where it has none. */
function inLanguage(text: unknown, language: AdminLanguage): string | null {
  if (typeof text === 'string') return text;
  if (typeof text === 'object') return (text as Record<string, string>)[language] ?? null;
  if (typeof text !== 'function') return null;
  const { t } = languages[language];
  let known = true;
  const strict = (key: never, values: never) => {
    const words = t(key, values);
    known &&= words !== key;
    return words;
  };
  const words = (text as (args: object) => string)({ i18n: languages[language], t: strict });
  return known ? words : null;
}

/** What visitors read as well is written as the site writes: with ё. */
const { statuses, causes, severities } = names.ru;
const namesOnTheSite = new Set(
  [statuses, causes, severities].flatMap((table): string[] => Object.values(table)),
);

function problemsOf([where, text]: Shown): string[] {
  const { uz, ru, en } = Object.fromEntries(
    adminLanguages.map((language) => [language, inLanguage(text, language)?.trim() ?? '']),
  ) as Record<AdminLanguage, string>;
  if (alike.includes(en) && uz === en && ru === en) return [];
  const wrong = {
    'is not there in Uzbek': uz === '' || (uz === en && !alikeInUzbek.includes(en)),
    'is not there in Russian': ru === '' || !/\p{Script=Cyrillic}/u.test(ru),
    'is not there in English': en === '' || /\p{Script=Cyrillic}/u.test(en),
    'is not Uzbek Latin': /['`‘’´"]|(?<![oOgG])ʻ|[oOgG]ʼ|\.\.\.|\p{Script=Cyrillic}/u.test(uz),
    'has ё or straight quotes': /[ёЁ"]/.test(ru) && !namesOnTheSite.has(ru),
  };
  return Object.entries(wrong).flatMap(([problem, is]) =>
    is ? [`${where} ${problem}: ${JSON.stringify({ uz, ru, en })}`] : [],
  );
}

test('everything that the admin names is named in Uzbek, Russian and English', () => {
  const entities = [...config.collections, ...config.globals].filter(
    ({ slug }) => !slug.startsWith('payload-'),
  );
  const shown = entities.flatMap((entity) => shownOf(entity.slug, entity as Labelled));
  expect(shown.length).toBeGreaterThan(500);
  expect(shown.flatMap(problemsOf)).toEqual([]);
});

test('what Payload keeps for itself is in no menu', () => {
  const own = config.collections.filter(({ slug }) => slug.startsWith('payload-'));
  expect(own.filter(({ admin }) => admin.hidden !== true)).toEqual([]);
});

type Words = { [key: string]: string | Words };
const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (key === '$schema') return [];
    return typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}:`);
  });

test.each(['uz', 'ru'] as const)('no key that English has is without words in %s', (language) => {
  const english = flat(languages.en.translations as unknown as Words);
  const words = new Map(flat(languages[language].translations as unknown as Words));
  expect(english.length).toBeGreaterThan(500);
  expect(english.filter(([key]) => !words.has(key))).toEqual([]);
  const left = english.filter(([key, text]) => words.get(key) === text && !alike.includes(text));
  expect(left).toEqual([]);
});

test('Russian corrections keep the parameters and tags', () => {
  const marks = (text = '') => [...text.matchAll(/\{\{[^}]*\}\}|<\/?\d>/g)].map(String).sort();
  const russian = new Map(flat(languages.ru.translations as unknown as Words));
  const corrected = flat((config.i18n.translations as unknown as { ru: Words }).ru);
  const english = new Map(flat(languages.en.translations as unknown as Words));
  for (const [key] of corrected) {
    expect([key, marks(russian.get(key))]).toEqual([key, marks(english.get(key))]);
  }
});

test.each([
  ['nothing', {}, undefined, 'uz'],
  ['a browser of another language', { 'accept-language': 'de' }, undefined, 'uz'],
  ['an Uzbek browser', { 'accept-language': 'uz-UZ,uz;q=0.9' }, undefined, 'uz'],
  ['a Russian browser', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, undefined, 'ru'],
  ['Uzbek on the account page', { 'accept-language': 'ru' }, 'uz', 'uz'],
])('whoever prefers %s', (_, headers, chosen, language) => {
  const cookies = new Map(chosen ? [['payload-lng', chosen]] : []);
  expect(getRequestLanguage({ config, cookies, headers: new Headers(headers) })).toBe(language);
});
