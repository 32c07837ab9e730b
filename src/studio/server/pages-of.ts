import { isCardKind } from '@/features/places/kinds';
import {
  cardPath,
  flightPath,
  listPath,
  pagePath,
  partnerPath,
  personPath,
  pressPath,
  servicePath,
} from '@/lib/hrefs';
import { reserved } from '@/routes';

type Doc = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A path of the site that no page has: it shows the error page. */
export const UNKNOWN_PAGE = '/not-found/';

const leaders = '/airport/about/';

/**
 * The page on which a document of a collection is seen best; without locale, may have a query. A picture has
 * none of its own: it is seen, and described, on the pages that show it.
 */
const ofCollection: Record<string, (doc: Doc) => string> = {
  pages: ({ slug }) => pagePath(text(slug)),
  press: ({ slug }) => pressPath(text(slug)),
  places: ({ kind, slug }) =>
    isCardKind(text(kind)) ? cardPath(text(kind), text(slug)) : listPath('shops'),
  services: ({ page, slug }) => text(page) || servicePath(text(slug)),
  partners: ({ slug }) => partnerPath(text(slug)),
  people: ({ page, slug }) => (page ? personPath(text(slug)) : leaders),
  'floor-plans': ({ floor }) => `/airport/scheme/?floor=${floor ?? 1}`,
  terms: ({ list }) =>
    ({
      'press-type': '/press-center/press-releases/',
      'partner-type': '/partners/',
    })[text(list)] ?? listPath('shops'),
  flights: ({ flightId }) => flightPath(text(flightId)),
  schedule: () => '/seasonal-schedule/',
  airlines: () => '/flight-board/',
  cities: () => '/flight-board/',
};

/** Of what stands on every page, a page on which it is in view. */
const ofGlobal: Record<string, string> = {
  airport: '/',
  header: '/',
  footer: '/',
  cookies: '/',
  message: '/',
  'error-messages': '/airport/contacts/',
  'not-found': UNKNOWN_PAGE,
  operations: '/flight-board/',
};

export const previewedCollections = Object.keys(ofCollection);
export const previewedGlobals = Object.keys(ofGlobal);

/** Where a visitor meets a document; null where it is not shown, or not yet named. */
export function pageOf(slug: string, doc: Doc): string | null {
  const path = ofGlobal[slug] ?? ofCollection[slug]?.(doc) ?? null;
  return path === null || path.includes('//') ? null : path;
}

const segments = /^\/(?:(?!\.{1,2}\/)[\w.~%-]+\/)*$/;

/** Whether a path, without locale, can be a page's: of the site's own or of one that editors wrote. */
export function isPagePath(path: string): boolean {
  const [page = ''] = path.split('?');
  const [, first = ''] = page.split('/');
  return segments.test(page) && !reserved.some((name) => name === first);
}
