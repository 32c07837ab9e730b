import { expect, test } from 'vitest';
import { cardKinds } from '@/features/places/kinds';
import type { Locale } from '@/i18n/locales';
import { routes } from '@/routes';
import { names } from '@/features/names';
import { messages } from '@/i18n/messages';
import { alphabets } from '@/i18n/uzbek-alphabets/alphabets';
import { realPath } from '../paths';
import { chosen, sampled } from '../sample';
import { getJson, html } from './pages';
import { everyLocale } from './site';
import { textNodes } from './words';

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** What editors and operations wrote, as pieces of text. */
async function writtenIn(lang: Locale): Promise<Set<string>> {
  const lists = [
    '/api/pages/layout?',
    '/api/pages/404?',
    '/api/pages?',
    '/api/services?',
    '/api/partners?',
    '/api/scheme?',
    '/api/press?limit=100&',
    ...cardKinds.map((kind) => `/api/card-list/${kind}?limit=100&`),
    ...['departure', 'arrival'].flatMap((direction) => [
      `/api/flights?direction=${direction}&`,
      `/api/schedule?direction=${direction}&`,
    ]),
  ];
  const replies = await Promise.all(lists.map((path) => getJson(`${path}lang=${lang}`)));
  const pages = strings(replies[2]).filter((text) => /^[a-z-]+$/.test(text));
  const details = await Promise.all(
    pages.map((slug) => getJson(`/api/pages/${slug}?lang=${lang}`)),
  );
  const real = await Promise.all(routes.map(({ path }) => realPath(path, getJson)));
  const apis = real.flatMap((path) =>
    [
      [/^\/services\/([a-z-]+\/[a-z-]+)\/$/, '/api/card-list/'],
      [/^\/services\/([a-z-]+)\/$/, '/api/services/'],
      [/^\/partners\/(.+)\/$/, '/api/partners/'],
      [/^\/press-center\/press-releases\/(.+)\/$/, '/api/press/'],
      [/^\/airport\/(.+)\/$/, '/api/people/'],
      [/^\/flight-board\/(.+)\/$/, '/api/flights/'],
    ].flatMap(([pattern, api]) => {
      const id = (pattern as RegExp).exec(path)?.[1];
      return id ? [`${String(api)}${id}?lang=${lang}`] : [];
    }),
  );
  const items = await Promise.all(apis.map((api) => getJson(api)));
  const texts = strings([replies, details, items]);
  return new Set(texts.flatMap((text) => [text.replace(/\s+/g, ' ').trim(), ...textNodes(text)]));
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A message as a pattern: any value in place of an argument. */
function patternOf(message: string): RegExp {
  const plural = /\{\w+, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
  const forms: string[] = [];
  const marked = message.replace(plural, (_, cases: string) => {
    const texts = [...cases.matchAll(/\{([^{}]*)\}/g)].map(([, text = '']) => text);
    forms.push(`(?:${texts.map((text) => escape(text).replaceAll('#', '\\d+')).join('|')})`);
    return `\u0001${forms.length - 1}\u0001`;
  });
  const source = escape(marked)
    .replace(/\\\{\w+\\\}/g, '.+')
    .replace(/\u0001(\d+)\u0001/g, (_, index: string) => forms[Number(index)] ?? '');
  return new RegExp(`^${source}$`, 'u');
}

/** Numbers, times, prices, codes and punctuation are the same for everyone. */
const isPlain = (text: string) => !/\p{Ll}{2}/u.test(text);

test.each(sampled('wording', everyLocale))(
  'every text a visitor sees in %s is in the CMS or is an interface word',
  async (lang) => {
    const written = await writtenIn(lang);
    const words = strings([messages[lang], names[lang], alphabets]).map(patternOf);
    const known = (text: string) =>
      isPlain(text) || written.has(text) || words.some((pattern) => pattern.test(text));
    const unexplained = new Set<string>();
    for (const { path } of routes.filter(({ path }) => chosen(path, 3))) {
      const { text } = await html(await realPath(path, getJson), lang);
      const body = /<body[\s\S]*<\/body>/.exec(text)?.[0] ?? '';
      for (const piece of textNodes(body)) {
        const parts = piece.split(/ · | – |, |: /);
        if (!known(piece) && !parts.every(known)) unexplained.add(`${path} ${piece}`);
      }
    }
    expect([...unexplained]).toEqual([]);
  },
  120_000,
);
