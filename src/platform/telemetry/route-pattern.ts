import { calls } from '@/api-contract/calls';
import { locales } from '@/i18n/locales';
import { routes } from '@/routes';

/** A page that is not in the table of routes: an editor's, an alias, or none at all. */
const OTHER = 'other';
/** A file of `public/`, or a request for one. */
const FILE = '/{file}';

/** Patterns for everything below their first segments; the longer comes first. */
const groups = [
  '/_next/static/*',
  '/_next/*',
  '/cms-api/media/file/*',
  '/cms-api/*',
  '/admin/*',
  '/preview/*',
  '/internal/*',
  '/alphabet/*',
  '/api/*',
];

const single = [
  '/api/contact',
  '/healthz',
  '/readyz',
  '/share-image',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
];

const api = Object.values(calls).map(({ path }) => path);
const pages = routes.map(({ path }) => path);

/** Every value of {@link routePattern}: the set is as large as the site's table of routes. */
export const routePatterns: readonly string[] = [
  ...single,
  ...api,
  ...groups,
  ...pages,
  FILE,
  OTHER,
];

type Matcher = (path: string) => string | undefined;

/** Finds the pattern of a path: an exact one first, then the one whose parameters it fills. */
function matcher(patterns: string[]): Matcher {
  const exact = new Set(patterns.filter((pattern) => !pattern.includes('{')));
  const open = patterns
    .filter((pattern) => pattern.includes('{'))
    .map((pattern) => [pattern, new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`)] as const);
  return (path) =>
    exact.has(path) ? path : open.find(([, expression]) => expression.test(path))?.[0];
}

const call = matcher([...single, ...api]);
const page = matcher(pages);
const locale = new RegExp(`^/(?:${locales.join('|')})(?=/)`);

/** The route that a path without query belongs to, in no language: `/flight-board/{id}/`. */
export function routePattern(path: string): string {
  const bare = path.replace(/\/+$/, '');
  const slashed = `${bare}/`;
  return (
    call(bare) ??
    groups.find((group) => slashed.startsWith(group.slice(0, -1))) ??
    (/\.[^/]*$/.test(bare) ? FILE : page(slashed.replace(locale, ''))) ??
    OTHER
  );
}

/** The segment after these names is a token that opens something. */
const token = /^(\/+(?:preview|admin\/+reset|(?:cms-api|admin)\/+[^/]+\/+verify))\/+[^/]+/;
const LONGEST = 200;

/** The path of an address as it may be logged: without its query, which holds what visitors type. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path.replace(token, '$1/***').slice(0, LONGEST);
}
