import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { inTransaction, type Database } from '@/cms/database';
import { documentRef } from '@/cms/documents';
import { published } from '@/cms/localized';
import { languages, locales } from '@/i18n/locales';
import { fold } from '@/lib/fold';
import { plain, provenanceOf } from '@/lib/local-text';
import { entriesOf, indexed, type Indexed, type SearchEntry } from './entries';

/** Keywords as `|parking|car park|`, so that a whole one can be found. */
function foldedKeywords(keywords: string): string {
  const words = keywords.split(',').map(fold).filter(Boolean);
  return words.length > 0 ? `|${words.join('|')}|` : '';
}

/** The texts of an entry, each in its column; `fallback` names those that stand in Uzbek. */
const entryTexts = ['title', 'text', 'body'] as const;
export type EntryText = (typeof entryTexts)[number];

function row(document: string, entry: SearchEntry) {
  const { lang, link, type, keywords, date } = entry;
  const title = plain(entry.title);
  const text = plain(entry.text);
  const body = plain(entry.body);
  const fallback = entryTexts.filter((name) => provenanceOf(entry[name]).lang);
  const language = sql.raw(`'${languages[lang].textSearch}'`);
  // Each text is indexed by its stems, and folded, so that any spelling of oʻ or Cyrillic finds it.
  const part = (weight: 'A' | 'B' | 'C' | 'D', value: string) =>
    sql`setweight(to_tsvector(${language}, ${value}) || to_tsvector('simple', ${fold(value)}), ${sql.raw(`'${weight}'`)})`;
  return sql`
    (${document}, ${lang}, ${link}, ${type}, ${title}, ${text}, ${body},
      string_to_array(${fallback.join(',')}, ','), ${fold(title)},
      ${foldedKeywords(keywords)}, ${date},
      ${part('A', title)} || ${part('B', keywords)} || ${part('C', entry.indexedText ?? text)} || ${part('D', body)})`;
}

const remove = (database: Database, document: string) =>
  database.execute(sql`DELETE FROM search_entries WHERE document = ${document}`);

async function write(database: Database, slug: Indexed, document: unknown): Promise<void> {
  const name = documentRef(slug, (document as { id: number }).id);
  await remove(database, name);
  const entries = locales.flatMap((lang) => entriesOf(slug, document, lang));
  if (entries.length === 0) return;
  await database.execute(sql`
    INSERT INTO search_entries (document, lang, link, type, title, text, body, fallback, names, keywords, date, vector)
    VALUES ${sql.join(
      entries.map((entry) => row(name, entry)),
      sql`, `,
    )}`);
}

/**
 * Brings the entries of one document up to date with what is published of it. Of two at once the later reads
 * the document once the earlier has written.
 */
export async function indexDocument(payload: Payload, slug: Indexed, id: number): Promise<void> {
  const name = documentRef(slug, id);
  await inTransaction({ payload }, async (database, req) => {
    await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 4))`);
    const document = await payload.findByID({
      collection: slug,
      id,
      ...published,
      depth: 0,
      disableErrors: true,
      req,
    });
    if (document) await write(database, slug, document);
    else await remove(database, name);
  });
}

/** Writes the whole index anew. */
export async function indexAll(payload: Payload): Promise<void> {
  const database = payload.db.drizzle;
  await database.execute(sql`TRUNCATE search_entries`);
  for (const slug of indexed) {
    const { docs } = await payload.find({
      collection: slug,
      ...published,
      depth: 0,
      pagination: false,
    });
    for (const document of docs) await write(database, slug, document);
  }
}
