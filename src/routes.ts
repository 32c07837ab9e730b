/**
 * Every public route, alias and redirect of the site (specification §2). next.config.ts, the
 * sitemap and the tests read this table; nothing else spells a route's pattern.
 */
export interface Route {
  /** Without locale, with a trailing slash; `{id}` stands for one segment. */
  path: string;
  /** The page is not built yet: it answers 404. */
  planned?: true;
}

export const leaderPath = '/airport/sardor-rahimov/';

export const routes: readonly Route[] = [
  { path: '/' },
  { path: '/airport/', planned: true },
  { path: '/airport/about/', planned: true },
  { path: '/airport/career/', planned: true },
  { path: '/airport/contacts/', planned: true },
  { path: '/airport/scheme/', planned: true },
  { path: '/airport/{name}/', planned: true },
  { path: '/flight-board/' },
  { path: '/flight-board/{id}/' },
  { path: '/flight-safety-policy/', planned: true },
  { path: '/how-to-get-there/', planned: true },
  { path: '/pages/', planned: true },
  { path: '/parking/', planned: true },
  { path: '/partners/', planned: true },
  { path: '/partners/{id}/', planned: true },
  { path: '/passengers/', planned: true },
  { path: '/passengers/arriving/', planned: true },
  { path: '/passengers/baggage/', planned: true },
  { path: '/passengers/departing/', planned: true },
  { path: '/passengers/faq/', planned: true },
  { path: '/policies/', planned: true },
  { path: '/press-center/', planned: true },
  { path: '/press-center/photo-rules/', planned: true },
  { path: '/press-center/press-releases/', planned: true },
  { path: '/press-center/press-releases/{id}/', planned: true },
  { path: '/privacy-policy/', planned: true },
  { path: '/search/', planned: true },
  { path: '/seasonal-schedule/', planned: true },
  { path: '/services/', planned: true },
  { path: '/services/{id}/', planned: true },
  { path: '/services/business-halls/', planned: true },
  { path: '/services/cafes-and-restaurants/', planned: true },
  { path: '/services/cafes-and-restaurants/{id}/', planned: true },
  { path: '/services/duty-free/', planned: true },
  { path: '/services/duty-free/{id}/', planned: true },
  { path: '/services/shops/', planned: true },
  { path: '/services/shops/{id}/', planned: true },
  { path: '/sitemap/', planned: true },
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

/** First segments that are not pages: they are served as they are, in no language. */
export const reserved = ['admin', 'api', 'cms-api', '_next', 'healthz'] as const;

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
