import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { inTransaction, type Database } from '@/cms/database';
import { documentRef, parseDocument } from '@/cms/documents';
import { published } from '@/cms/localized';
import { defaultLocale, languages, locales } from '@/i18n/locales';
import { toLatin } from '@/i18n/uzbek-alphabets/cyrillic';
import { readSharedValues } from '@/cms/shared-values';
import { fold } from '@/lib/fold';
import { valuesNamedIn, type SharedValues } from '@/lib/shared-values';
import { plain, provenanceOf } from '@/lib/local-text';
import { entriesOf, indexed, isIndexed, type Indexed, type SearchEntry } from './entries';

/** To be raised when other entries are made of the same documents: a server that starts then makes them. */
const VERSION = 4;
const VERSION_KEY = 'search-index';

/** Nobody asks for more, and an index takes no more. */
const MAX_LENGTH = 200;

const foldedName = (text: string) => fold(text).slice(0, MAX_LENGTH);

/** Keywords as `|parking|car park|`, so that a whole one can be found. */
function foldedKeywords(keywords: string): string {
  const words = keywords.split(',').map(foldedName).filter(Boolean);
  return words.length > 0 ? `|${words.join('|')}|` : '';
}

/** The texts of an entry, each in its column; `fallback` names those that stand in Uzbek. */
const entryTexts = ['title', 'text', 'body'] as const;
export type EntryText = (typeof entryTexts)[number];

function row(document: string, entry: SearchEntry) {
  const { lang, link, type, date } = entry;
  // What is searched for in Uzbek is in Latin letters.
  const keywords = lang === defaultLocale ? toLatin(entry.keywords) : entry.keywords;
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
      string_to_array(${fallback.join(',')}, ','), ${foldedName(title)},
      ${foldedKeywords(keywords)}, ${date},
      ${part('A', title)} || ${part('B', keywords)} || ${part('C', entry.indexedText ?? text)} || ${part('D', body)})`;
}

const remove = (database: Database, document: string) =>
  database.execute(sql`DELETE FROM search_entries WHERE document = ${document}`);

async function write(
  database: Database,
  slug: Indexed,
  document: unknown,
  values: SharedValues,
): Promise<void> {
  const name = documentRef(slug, (document as { id: number }).id);
  await remove(database, name);
  const entries = locales.flatMap((lang) => entriesOf(slug, document, lang, values));
  if (entries.length === 0) return;
  await database.execute(sql`
    INSERT INTO search_entries (document, lang, link, type, title, text, body, fallback, names, keywords, date, vector)
    VALUES ${sql.join(
      entries.map((entry) => row(name, entry)),
      sql`, `,
    )}`);
  // In one order, as two at once would wait for one another otherwise.
  await database.execute(sql`
    INSERT INTO search_words (lang, word)
    SELECT DISTINCT lang, word
    FROM search_entries, regexp_split_to_table(names || ' ' || keywords, '[^[:alpha:]]+') AS word
    WHERE document = ${name} AND length(word) > 2
    ORDER BY lang, word
    ON CONFLICT DO NOTHING`);
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
    if (document) await write(database, slug, document, await readSharedValues(payload, req));
    else await remove(database, name);
  });
}

/**
 * Writes the whole index anew, document by document, so that what was found before is found meanwhile. Words
 * of what is no longer there stay known.
 */
export async function indexAll(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute<{ document: string }>(
    sql`SELECT DISTINCT document FROM search_entries`,
  );
  const documents = new Set(rows.map(({ document }) => document));
  for (const slug of indexed) {
    const { docs } = await payload.find({
      collection: slug,
      ...published,
      depth: 0,
      pagination: false,
      select: { slug: true },
    });
    for (const { id } of docs) documents.add(documentRef(slug, id));
  }
  for (const document of documents) {
    const { collection = '', id = NaN } = parseDocument(document);
    if (isIndexed(collection)) await indexDocument(payload, collection, id);
  }
  await payload.kv.set(VERSION_KEY, { version: VERSION });
}

/** Brings the entries of the documents up to date that refer to one of some shared values. */
export async function indexReferringTo(payload: Payload, names: readonly string[]): Promise<void> {
  for (const slug of indexed) {
    const { docs } = await payload.find({
      collection: slug,
      ...published,
      depth: 0,
      pagination: false,
    });
    for (const document of docs) {
      const named = valuesNamedIn(JSON.stringify(document));
      if (named.some((name) => names.includes(name))) {
        await indexDocument(payload, slug, document.id);
      }
    }
  }
}

/** Writes the index anew where another version of the site wrote it. */
export async function renewIndex(payload: Payload): Promise<void> {
  const written = await payload.kv.get<{ version: number }>(VERSION_KEY);
  if (written?.version !== VERSION) await indexAll(payload);
}
