import { SUBMENU_ONE_COLUMN } from '@/constants';
import type { MenuItem } from '../../schema';

/** In how many columns a submenu of so many entries stands. */
export const submenuColumns = (entries: number): 1 | 2 => (entries > SUBMENU_ONE_COLUMN ? 2 : 1);

const pathOf = (href: string) => href.replace(/[?#].*$/, '');

/**
 * The item whose submenu a wide menu shows first: the section of the page one is on, else the first
 * that has a submenu.
 * @param path without locale
 */
export function firstSection(nav: MenuItem[], path: string): number | undefined {
  const sections = nav.filter(({ submenu }) => submenu?.length);
  const here =
    sections.find(({ submenu }) => submenu?.some(({ href }) => pathOf(href) === path)) ??
    sections.find(({ href }) => path.startsWith(pathOf(href)));
  return (here ?? sections[0])?.id;
}
