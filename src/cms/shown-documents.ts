import { sql } from '@payloadcms/db-postgres';
import type { Database } from '@/cms/database';
import { isEmpty } from '@/cms/localized';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { wordsOf } from '@/lib/match';

/** The collections whose lists may be of any length, and the texts that these are searched by. */
const searchedTexts = {
  places: ['title', 'text', 'keywords'],
  press: ['title', 'text'],
} as const;

export type Listed = keyof typeof searchedTexts;
const listed = Object.keys(searchedTexts) as Listed[];

export const isListed = (slug: string): slug is Listed => Object.hasOwn(searchedTexts, slug);

/**
 * The table with a row for each document in each language that it is shown in: `id`, `lang` and the `words`
 * that a list finds it by.
 */
export const shownTable = (collection: Listed) => sql.identifier(`${collection}_shown`);

/** PostgreSQL takes no words without end, and nobody types them. */
const LONGEST_WORD = 400;

/** The words of a text, and of a query, as they are compared. */
export const comparedWords = (text: string): string[] =>
  wordsOf(text).map((word) => word.slice(0, LONGEST_WORD));

/** The texts of a document in the languages that are published. */
type Published = Partial<Record<Locale, Record<string, string | null>>>;

/** The words of a document in a language, of each text its own or the Uzbek one; null where it is not shown. */
function wordsIn(lang: Locale, published: Published, names: readonly string[]): string[] | null {
  const textOf = (name: string) => {
    const own = published[lang]?.[name];
    return (isEmpty(own) ? published[defaultLocale]?.[name] : own) ?? '';
  };
  // No link could lead to one without a name.
  if (isEmpty(textOf('title'))) return null;
  return comparedWords(names.map(textOf).join(' '));
}

interface Document extends Record<string, unknown> {
  id: number;
  published: Published;
}

/** So many documents are read at once. */
const BATCH = 1000;

/**
 * Brings up to date in which languages documents are shown, and by which words they are found.
 * @param only the id of the one that changed; absent means all of the collection
 */
export async function updateShown(
  database: Pick<Database, 'execute'>,
  collection: Listed,
  only?: number,
): Promise<void> {
  const names = searchedTexts[collection];
  const texts = names.map((name) => sql`${name}::text, texts.${sql.identifier(name)}`);
  const after = async (last: number) => {
    const { rows } = await database.execute<Document>(sql`
      SELECT document.id, coalesce(jsonb_object_agg(texts._locale, jsonb_build_object(${sql.join(texts, sql`, `)}))
        FILTER (WHERE texts._status = 'published' AND document.slug <> ''), '{}') AS published
      FROM ${sql.identifier(collection)} document
        LEFT JOIN ${sql.identifier(`${collection}_locales`)} texts ON texts._parent_id = document.id
      WHERE document.id > ${last} ${only === undefined ? sql`` : sql`AND document.id = ${only}`}
      GROUP BY document.id ORDER BY document.id LIMIT ${BATCH}`);
    return rows;
  };
  for (
    let documents = await after(0);
    documents.length > 0;
    documents = await after(documents.at(-1)?.id ?? 0)
  ) {
    await write(database, collection, documents);
  }
}

async function write(
  database: Pick<Database, 'execute'>,
  collection: Listed,
  documents: readonly Document[],
): Promise<void> {
  const table = shownTable(collection);
  const rows = documents.flatMap(({ id, published }) =>
    locales.flatMap((lang) => {
      const words = wordsIn(lang, published, searchedTexts[collection]);
      return words ? [{ id, lang, words }] : [];
    }),
  );
  const shown = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS shown (id integer, lang _locales, words text[])`;
  const read = JSON.stringify(documents.map(({ id }) => id));
  await database.execute(sql`
    INSERT INTO ${table} (id, lang, words) SELECT id, lang, array_to_tsvector(words) FROM ${shown}
    ON CONFLICT (lang, id) DO UPDATE SET words = excluded.words`);
  await database.execute(sql`
    DELETE FROM ${table} WHERE id IN (SELECT jsonb_array_elements(${read}::jsonb)::integer)
      AND (id, lang) NOT IN (SELECT id, lang FROM ${shown})`);
}

/** The same of every document that there is. */
export async function updateAllShown(database: Pick<Database, 'execute'>): Promise<void> {
  for (const collection of listed) await updateShown(database, collection);
}
