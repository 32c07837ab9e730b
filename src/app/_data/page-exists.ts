import { cardKinds } from '@/features/places/kinds';
import type { Locale } from '@/i18n/locales';
import { listPath, pageSlug, pathOf } from '@/lib/hrefs';
import { airportSubject } from './airport-subject';
import { source } from '@/sources/index';
import { isOutage } from '@/sources/source';

type Find = (id: string, lang: Locale) => Promise<unknown>;

/** What finds the content of the routes with an id; a path that has none of them is an editor's page. */
export const finders: Readonly<Record<string, Find>> = {
  '/airport/{name}/': airportSubject,
  '/flight-board/{id}/': (id, lang) => source().flight({ id, lang }),
  '/partners/{id}/': (id, lang) => source().partner({ id, lang }),
  '/press-center/press-releases/{id}/': (id, lang) => source().press({ id, lang }),
  ...Object.fromEntries(
    cardKinds.map((kind): [string, Find] => [
      `${listPath(kind)}{id}/`,
      (id, lang) => source().card({ kind, id, lang }),
    ]),
  ),
  '/services/{id}/': (id, lang) => source().service({ id, lang }),
};

const matchers = Object.entries(finders).map(
  ([route, find]) => [new RegExp(`^${route.replace(/\{\w+\}/, '([^/]+)')}$`), find] as const,
);

/** Whether there is content for a path without locale; also where the source is out of order. */
export async function pageExists(path: string, lang: Locale): Promise<boolean> {
  try {
    for (const [route, find] of matchers) {
      const id = route.exec(path)?.[1];
      if (id !== undefined) return (await find(id, lang)) !== null;
    }
    const address = pathOf(path.split('/').slice(1, -1));
    const page = await source().page({ slug: pageSlug(address), lang });
    return page !== null || (await source().redirect(address)) !== null;
  } catch (error) {
    if (isOutage(error)) return true;
    throw error;
  }
}
