import type { Press } from '@/cms/payload-types';
import type { Link, Option } from '@/schema-parts/common';
import type { Locale } from '@/i18n/locales';
import type { PressItem, PressList, PressReply } from '@/features/press/schema';
import type { PressQuery } from '@/features/press/query';
import { pressPath } from '@/lib/hrefs';
import { matches } from '@/lib/match';
import type { InLanguage } from '@/cms/localized';
import { plain } from '@/lib/local-text';
import type { RequestOf } from '@/api-contract/calls';
import { words } from '@/i18n/words';
import { toOption } from './cards';
import { documentsIn, toImage } from './read';
import { detailsOf, toList } from './replies';

function toPressItem(release: InLanguage<Press>): PressItem {
  return {
    id: release.slug,
    title: release.title ?? '',
    text: release.text ?? '',
    date: release.date ?? '',
    type: toOption(release.type),
    image: toImage(release.image),
    href: pressPath(release.slug),
  };
}

const releases = (lang: Locale) => documentsIn<Press>('press', lang, '-date');

function typesOf(items: PressItem[], lang: Locale): Option[] {
  const found = new Map(items.map(({ type }) => [type.value, type]));
  const types = [...found.values()]
    .filter(({ value }) => value !== '')
    .sort((a, b) => plain(a.text).localeCompare(plain(b.text), lang));
  return [{ value: 'all', text: words(lang, 'filters')('pressType.all') }, ...types];
}

export async function pressList(query: PressQuery): Promise<PressList> {
  const { lang, type, search } = query;
  const items = (await releases(lang)).map(toPressItem);
  const found = items.filter(
    (item) =>
      (type === 'all' || item.type.value === type) &&
      matches(`${plain(item.title)} ${plain(item.text)}`, search),
  );
  return {
    ...toList(found, lang, query),
    filters: { type: typesOf(items, lang) },
  };
}

const toNeighbour = (release: InLanguage<Press> | undefined): Link | null =>
  release ? { href: pressPath(release.slug), text: release.title ?? '' } : null;

export async function press({ id, lang }: RequestOf<'press'>): Promise<PressReply | null> {
  const all = await releases(lang);
  const release = await detailsOf<Press>('press', all, id, lang);
  if (!release) return null;
  const index = all.findIndex(({ slug }) => slug === id);
  return {
    item: { ...toPressItem(release.document), ...release.details },
    previous: toNeighbour(all[index + 1]),
    next: toNeighbour(all[index - 1]),
  };
}
