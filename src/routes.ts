import { cardKinds } from './features/places/kinds';
import { ALPHABET_COOKIE } from './constants';
import { defaultLocale, locales, translatedLocales } from './i18n/locales';
import { alphabets, otherAlphabets } from './i18n/uzbek-alphabets/alphabets';
import { cardPath, listPath } from './lib/hrefs';
import { pageFolders } from './page-folders';
import { pageQueries } from './page-queries';

/**
 * Every public route, alias and redirect of the site. next.config.ts, the
 * sitemap and the tests read this table; nothing else spells a route's pattern.
 * A page in a folder of src/app is in it by that.
 */
export interface Route {
  /** Without locale, with a trailing slash; `{id}` stands for one segment. */
  path: string;
}

export const leaderPath = '/airport/sardor-rahimov/';

/** The sample's pages that have no more to show than editors write. */
const editedPages = [
  '/airport/',
  '/airport/about/',
  '/airport/career/',
  '/airport/contacts/',
  '/flight-safety-policy/',
  '/parking/',
  '/passengers/',
  '/passengers/arriving/',
  '/passengers/baggage/',
  '/passengers/departing/',
  '/passengers/faq/',
  '/policies/',
  '/press-center/photo-rules/',
  '/privacy-policy/',
];

const paths = [...pageFolders, ...editedPages].sort();
const placePaths = cardKinds.flatMap((kind) => [listPath(kind), cardPath(kind, '{id}')]);

/** By their paths; places come after what else is among the services. */
export const routes: readonly Route[] = [
  ...paths.filter((path) => path <= '/services/{id}/'),
  ...placePaths,
  ...paths.filter((path) => path > '/services/{id}/'),
].map((path) => ({ path }));

/** Older addresses that the navigation data still links to, and the pages they stand for. */
export const aliases: Readonly<Record<string, string>> = {
  '/tablo': '/flight-board/',
  '/season-shedule': '/seasonal-schedule/',
  '/passenger': '/passengers/',
  '/transport': '/how-to-get-there/',
  '/career': '/airport/career/',
  '/contacts': '/airport/contacts/',
  '/faq': '/passengers/faq/',
  '/airport/:rest(.*management.*)': leaderPath,
};

const aliasPatterns = Object.keys(aliases).map(
  (alias) => new RegExp(`^${alias.replace(/:\w+\((.*)\)/, '$1')}/?$`),
);

/** Whether a path without locale is an alias, which is redirected. */
export const isAlias = (path: string): boolean => aliasPatterns.some((one) => one.test(path));

/** First segments that are not pages: they are served as they are, in no language. */
export const reserved = [
  'admin',
  'api',
  'cms-api',
  '_next',
  'healthz',
  'readyz',
  'internal',
  'preview',
  'share-image',
  'alphabet',
  'csp-reports',
  '.well-known',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
] as const;

interface Redirect {
  source: string;
  destination: string;
  statusCode: 301;
}

/** The languages that stand in an address, as a pattern. */
const prefixes = translatedLocales.join('|');

/** The folder of the pages of all kinds of places, which no address names. */
const PLACES = '_places';

/** The folder of a view without a query, which no address names: Next caches its page. */
export const FIRST_VIEW = '_first';

const permanent = (source: string, destination: string): Redirect => ({
  source,
  destination,
  statusCode: 301,
});

/** Not one of the reserved or public names as the first segment. */
const pagePath = (publicNames: readonly string[]) =>
  [...reserved, ...publicNames].map((name) => name.replaceAll('.', '\\.')).join('|');

/**
 * The 301s, each reaching its end in one hop: an alias, the default locale's prefix and a missing
 * trailing slash are resolved together. Next matches a source with and without a trailing slash
 * and keeps the query.
 */
export function redirects(publicNames: readonly string[]): Redirect[] {
  const fromAliases = Object.entries(aliases).flatMap(([alias, target]) => [
    permanent(alias, target),
    permanent(`/${defaultLocale}${alias}`, target),
    permanent(`/:locale(${prefixes})${alias}`, `/:locale${target}`),
  ]);
  return [
    ...fromAliases,
    permanent(`/${defaultLocale}`, '/'),
    permanent(`/${defaultLocale}/:path+`, '/:path+/'),
    permanent(`/${PLACES}/:path*`, '/services/:path*/'),
    permanent(`/:locale(${prefixes})/${PLACES}/:path*`, '/:locale/services/:path*/'),
    permanent(`/:path((?!.*/$|(?:${pagePath(publicNames)})(?:/|$)|.*\\.[^/]*$).+)`, '/:path/'),
  ];
}

/** What the folders of pages are named by, of which no address names those of the alphabets. */
const tags = [...locales, ...otherAlphabets.map((name) => alphabets[name].tag)];

/**
 * From the address to the folder of its page, one after the other: paths without a language are those
 * of the default one, in the alphabet that a reader chose, views that read a query are others without one, and
 * the kinds of places share their pages.
 */
export function pageRewrites(publicNames: readonly string[]) {
  const all = tags.join('|');
  const source = `/:path((?!(?:${all}|${pagePath(publicNames)})(?:/|$)).*)`;
  return [
    ...otherAlphabets.map((name) => ({
      source,
      has: [{ type: 'cookie' as const, key: ALPHABET_COOKIE, value: name }],
      destination: `/${alphabets[name].tag}/:path`,
    })),
    { source, destination: `/${defaultLocale}/:path` },
    ...Object.entries(pageQueries).map(([path, names]) => ({
      source: `/:locale(${all})${path}`,
      missing: names.map((key) => ({ type: 'query' as const, key })),
      destination: `/:locale${path}${FIRST_VIEW}`,
    })),
    {
      source: `/:locale(${all})/services/:kind(${cardKinds.join('|')})/:rest*`,
      destination: `/:locale/${PLACES}/:kind/:rest*`,
    },
  ];
}
