/**
 * Every public route, alias and redirect of the site. next.config.ts, the
 * sitemap and the tests read this table; nothing else spells a route's pattern.
 */
export interface Route {
  /** Without locale, with a trailing slash; `{id}` stands for one segment. */
  path: string;
}

export const leaderPath = '/airport/sardor-rahimov/';

export const routes: readonly Route[] = [
  { path: '/' },
  { path: '/airport/' },
  { path: '/airport/about/' },
  { path: '/airport/career/' },
  { path: '/airport/contacts/' },
  { path: '/airport/scheme/' },
  { path: '/airport/{name}/' },
  { path: '/flight-board/' },
  { path: '/flight-board/{id}/' },
  { path: '/flight-safety-policy/' },
  { path: '/how-to-get-there/' },
  { path: '/pages/' },
  { path: '/parking/' },
  { path: '/partners/' },
  { path: '/partners/{id}/' },
  { path: '/passengers/' },
  { path: '/passengers/arriving/' },
  { path: '/passengers/baggage/' },
  { path: '/passengers/departing/' },
  { path: '/passengers/faq/' },
  { path: '/policies/' },
  { path: '/press-center/' },
  { path: '/press-center/photo-rules/' },
  { path: '/press-center/press-releases/' },
  { path: '/press-center/press-releases/{id}/' },
  { path: '/privacy-policy/' },
  { path: '/search/' },
  { path: '/seasonal-schedule/' },
  { path: '/services/' },
  { path: '/services/{id}/' },
  { path: '/services/business-halls/' },
  { path: '/services/cafes-and-restaurants/' },
  { path: '/services/cafes-and-restaurants/{id}/' },
  { path: '/services/duty-free/' },
  { path: '/services/duty-free/{id}/' },
  { path: '/services/shops/' },
  { path: '/services/shops/{id}/' },
  { path: '/sitemap/' },
];

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
    permanent(`/uz${alias}`, target),
    permanent(`/:locale(ru|en)${alias}`, `/:locale${target}`),
  ]);
  return [
    ...fromAliases,
    permanent('/uz', '/'),
    permanent('/uz/:path+', '/:path+/'),
    permanent(`/:path((?!.*/$|(?:${pagePath(publicNames)})(?:/|$)|.*\\.[^/]*$).+)`, '/:path/'),
  ];
}

/** Prefix-less paths are Uzbek: they are served by the `uz` variant of the page. */
export function localeRewrites(publicNames: readonly string[]) {
  return [
    {
      source: `/:path((?!(?:uz|ru|en|${pagePath(publicNames)})(?:/|$)).*)`,
      destination: '/uz/:path',
    },
  ];
}
