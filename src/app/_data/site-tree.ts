import { cardKinds } from '@/features/places/kinds';
import type { Link } from '@/schema-parts/common';
import type { Locale } from '@/i18n/locales';
import { personPath, pressListPath } from '@/lib/hrefs';
import type { LocalText } from '@/lib/local-text';
import { leaderPath, routes } from '@/routes';
import { source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';
import { placesOf, WHOLE_LIST } from './place-lists';

/** A page of the site and those below it. */
export interface Branch extends Link {
  children: Branch[];
}

const toLink = ({ href, title }: { href: string; title: LocalText }): Link => ({
  href,
  text: title,
});

/**
 * What has an address of its own below the routes: places, services, partners, releases, people.
 * What cannot be had at the moment is left out.
 */
async function detailsIn(lang: Locale): Promise<Link[]> {
  const [leader, places, ...lists] = await Promise.all([
    nullOnOutage(source().person({ id: leaderPath.split('/').at(-2) ?? '', lang })),
    Promise.all(cardKinds.map((kind) => placesOf(kind, lang))),
    nullOnOutage(source().services({ lang })),
    nullOnOutage(source().partners({ lang })),
    nullOnOutage(
      source().pressList({ type: 'all', search: '', offset: 0, limit: WHOLE_LIST, lang }),
    ),
  ]);
  return [
    ...lists.flatMap((list) => (list?.items ?? []).map(toLink)),
    ...places.flat().map(toLink),
    ...(leader ? [{ href: personPath(leader.item.id), text: leader.item.name }] : []),
  ];
}

/** Every address of the site that is a page of its own, with its title, in the order of the routes. */
export async function siteLinks(lang: Locale): Promise<Link[]> {
  const [{ items }, details] = await Promise.all([source().pages({ lang }), detailsIn(lang)]);
  const pages = items.map(({ href, title }) => ({ href, text: title }));
  const order = routes.map(({ path }) => path);
  const position = (href: string) => {
    const index = order.indexOf(href);
    return index < 0 ? order.length : index;
  };
  const found = new Map([...details, ...pages].map((link) => [link.href, link]));
  return [...found.values()].sort((a, b) => position(a.href) - position(b.href));
}

const above = (href: string): string => href.replace(/[^/]+\/$/, '');

/**
 * The site's pages, each below the page its address continues, those of the menu first and in its order; press
 * releases have a list of their own.
 */
export async function siteTree(lang: Locale): Promise<Branch[]> {
  const [links, { headerData }] = await Promise.all([siteLinks(lang), source().layout({ lang })]);
  const entries = headerData.menu.nav.flatMap(({ href, submenu = [] }) => [{ href }, ...submenu]);
  const inMenu = new Map(entries.map(({ href }, index) => [href, index]));
  const place = ({ href }: Link) => inMenu.get(href) ?? entries.length;
  const shown = links
    .filter(({ href }) => above(href) !== pressListPath)
    .sort((a, b) => place(a) - place(b));
  const branches = new Map(shown.map((link) => [link.href, { ...link, children: [] as Branch[] }]));
  const roots: Branch[] = [];
  for (const branch of branches.values()) {
    const parent = branches.get(above(branch.href));
    const top = branch.href === '/' || above(branch.href) === '/';
    (top || !parent ? roots : parent.children).push(branch);
  }
  return roots;
}
