import { sql } from '@payloadcms/db-postgres';
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
import { answering, findPage, findPageLive, oneOf, select, shownRows, withSlug } from './lists';
import { cached } from './cached';
import { documentsIn, readSome, shownIn, toImage } from './read';
import { detailsOf, toList, toPage } from './replies';
import { readTerms, toOption } from './terms';
import { currentView, visitorsReading } from './view';

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

/** Everything, as a preview shows it. */
const previewedReleases = (lang: Locale) => documentsIn<Press>('press', lang, '-date');

function typesOf(all: readonly Option[], lang: Locale): Option[] {
  const found = new Map(all.map((type) => [type.value, type]));
  const types = [...found.values()]
    .filter(({ value }) => value !== '')
    .sort((a, b) => plain(a.text).localeCompare(plain(b.text), lang));
  return [{ value: 'all', text: words(lang, 'filters')('pressType.all') }, ...types];
}

async function previewedList(query: PressQuery): Promise<PressList> {
  const { lang, type, search } = query;
  const items = (await previewedReleases(lang)).map(toPressItem);
  const found = items.filter(
    (item) =>
      (type === 'all' || item.type.value === type) &&
      matches(`${plain(item.title)} ${plain(item.text)}`, search),
  );
  return {
    ...toList(found, lang, query),
    filters: {
      type: typesOf(
        items.map((item) => item.type),
        lang,
      ),
    },
  };
}

/** Newest first; as Payload orders what is sorted by its date. */
const newestFirst = sql`document.date DESC, document.created_at DESC, document.id DESC`;

/** The topics that occur, and the terms behind them. */
const topicsOf = cached(
  'topics of press releases',
  async (lang: Locale) => {
    const rows = await select<{ type: number }>(sql`
      SELECT DISTINCT document.type_id AS type FROM ${shownRows('press', lang)}
      WHERE document.type_id IS NOT NULL`);
    const terms = await readTerms(
      rows.map(({ type }) => type),
      lang,
    );
    return {
      terms,
      types: typesOf(
        terms.map(({ option }) => option),
        lang,
      ),
    };
  },
  ['press', 'terms'],
);

/** The list as it is first opened, and on the home page; it is there without the database. */
const firstReleases = cached(
  'first press releases',
  (lang: Locale, limit: number) =>
    findPage('press', lang, { where: [], order: newestFirst, offset: 0, limit }),
  ['press', 'terms', 'media'],
);

async function publishedList({
  lang,
  type,
  search,
  offset,
  limit,
}: PressQuery): Promise<PressList> {
  const { terms, types } = await topicsOf(lang);
  const chosen = terms.filter(({ option }) => option.value === type);
  const ofType = oneOf(chosen.map(({ id }) => sql`document.type_id = ${id}`));
  const where = [...(type === 'all' ? [] : [ofType]), ...answering(search)];
  const page =
    where.length === 0 && offset === 0
      ? await firstReleases(lang, limit)
      : await findPageLive('press', lang, { where, order: newestFirst, offset, limit });
  const reading = await visitorsReading();
  const items = page.documents.map((document) =>
    toPressItem(shownIn<Press>(document, lang, reading)),
  );
  return { ...toPage(items, page.count, lang), filters: { type: types } };
}

export const pressList = async (query: PressQuery): Promise<PressList> =>
  (await currentView()) ? previewedList(query) : publishedList(query);

const toNeighbour = (release: InLanguage<Press> | undefined): Link | null =>
  release ? { href: pressPath(release.slug), text: release.title ?? '' } : null;

interface Standing {
  /** The release itself, if there is one. */
  listed: { id: number; slug: string }[];
  previous?: InLanguage<Press>;
  next?: InLanguage<Press>;
}

async function previewedStanding(slug: string, lang: Locale): Promise<Standing> {
  const all = await previewedReleases(lang);
  const index = all.findIndex((release) => release.slug === slug);
  return { listed: all, previous: all[index + 1], next: all[index - 1] };
}

const neither: Record<'previous' | 'next', number | null> = { previous: null, next: null };

async function publishedStanding(slug: string, lang: Locale): Promise<Standing> {
  const listed = await withSlug('press', lang, slug);
  const [release] = listed;
  if (!release) return { listed };
  const [{ previous, next } = neither] = await select<typeof neither>(sql`
    SELECT previous, next FROM (
      SELECT document.id,
        lead(document.id) OVER ordered AS previous, lag(document.id) OVER ordered AS next
      FROM ${shownRows('press', lang)} WINDOW ordered AS (ORDER BY ${newestFirst})
    ) neighbours WHERE id = ${release.id}`);
  const reading = await visitorsReading();
  const read = async (id: number | null) => {
    const [document] = await readSome('press', id === null ? [] : [id]);
    return document ? shownIn<Press>(document, lang, reading) : undefined;
  };
  const [before, after] = await Promise.all([read(previous), read(next)]);
  return { listed, previous: before, next: after };
}

export async function press({ id, lang }: RequestOf<'press'>): Promise<PressReply | null> {
  const { listed, previous, next } = await ((await currentView())
    ? previewedStanding(id, lang)
    : publishedStanding(id, lang));
  const release = await detailsOf<Press>('press', listed, id, lang);
  return (
    release && {
      item: { ...toPressItem(release.document), ...release.details },
      previous: toNeighbour(previous),
      next: toNeighbour(next),
    }
  );
}
