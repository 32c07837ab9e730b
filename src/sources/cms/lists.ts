import { sql } from '@payloadcms/db-postgres';
import { comparedWords, shownTable, type Listed } from '@/cms/shown-documents';
import type { Locale } from '@/i18n/locales';
import { slugPattern } from '@/lib/patterns';
import { cacheVersion } from './cached';
import { cms } from './cms';
import { live } from './live';
import { readSome } from './read';

// Lists that may be of any length: the database finds, counts and orders, a process reads one page.

export type Sql = ReturnType<typeof sql>;

/** The rows of a query. */
export async function select<Row>(query: Sql): Promise<Row[]> {
  const { rows } = await (await cms()).db.drizzle.execute(query);
  return rows as Row[];
}

/** `document`, the rows of a collection that are shown in a language, and `shown.words` of them. */
export const shownRows = (collection: Listed, lang: Locale): Sql => sql`
  ${sql.identifier(collection)} document
  JOIN ${shownTable(collection)} shown ON shown.id = document.id AND shown.lang = ${lang}`;

/** That one of some conditions is met. */
export const oneOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` OR `)})` : sql`false`;

const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql.join([...conditions], sql` AND `) : sql`true`;

/**
 * The conditions of a search: every word of it begins a word of the document.
 * @param otherwise other conditions that a word is met by
 */
export const answering = (search: string, otherwise: (word: string) => Sql[] = () => []): Sql[] =>
  comparedWords(search).map((word) =>
    oneOf([sql`shown.words @@ ${`'${word}':*`}::tsquery`, ...otherwise(word)]),
  );

export interface ListPage {
  /** What belongs to the list. */
  where: readonly Sql[];
  order: Sql;
  offset: number;
  limit: number;
}

/** The documents of a page, in all languages, and how many the list has. */
export interface FoundPage {
  documents: unknown[];
  count: number;
}

export async function findPage(
  collection: Listed,
  lang: Locale,
  { where, order, offset, limit }: ListPage,
): Promise<FoundPage> {
  const [found] = await select<{ ids: number[] | null; count: number }>(sql`
    SELECT count(*)::integer AS count,
      (array_agg(document.id ORDER BY ${order}))[${offset + 1}:${offset + limit}] AS ids
    FROM ${shownRows(collection, lang)} WHERE ${allOf(where)}`);
  const { ids, count = 0 } = found ?? {};
  return { documents: await readSome(collection, ids ?? []), count };
}

/** What shows something that was read here is made anew once the collection's tag is invalidated. */
const versionOf = (collection: Listed) => cacheVersion(collection, [collection])();

/** The same for a request that no cache answers. */
export const findPageLive: typeof findPage = async (collection, ...how) => {
  await versionOf(collection);
  return live(findPage)(collection, ...how);
};

/** The document of an address, if there is one. */
export async function withSlug(
  collection: Listed,
  lang: Locale,
  slug: string,
  ...conditions: Sql[]
): Promise<{ id: number; slug: string }[]> {
  await versionOf(collection);
  // It may be anything that fits into an address.
  if (!slugPattern.test(slug)) return [];
  return select(sql`
    SELECT document.id, document.slug FROM ${shownRows(collection, lang)}
    WHERE ${allOf([sql`document.slug = ${slug}`, ...conditions])}`);
}
