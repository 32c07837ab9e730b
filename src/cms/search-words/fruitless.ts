import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf, type Database } from '@/cms/database';
import type { Locale } from '@/i18n/locales';
import { wordsOf } from '@/lib/match';

/** So many are counted; no more are noted until old ones go. */
const MOST = 2000;
const KEPT_DAYS = 90;
const LONGEST = 60;

/** What may be about somebody: an address, a telephone, the number of a document. */
const personal = /@|\d{5}/;

const compared = (search: string) => wordsOf(search).join(' ');

/** A search as it is counted; null where nobody learns from it, or it may be about somebody. */
export function countedAs(search: string): string | null {
  const words = search.toLowerCase().replace(/\s+/g, ' ').trim();
  const digits = words.replace(/[\s()+-]/g, '');
  const isWords = compared(words).length > 1 && words.length <= LONGEST;
  return isWords && !personal.test(digits) ? words : null;
}

/** Counts a search that found nothing. */
export async function noteFruitless(db: Database, search: string, lang: Locale): Promise<void> {
  const words = countedAs(search);
  if (!words) return;
  await db.execute(sql`
    WITH old AS (
      DELETE FROM fruitless_searches WHERE updated_at < now() - make_interval(days => ${KEPT_DAYS})
    ), counted AS (
      UPDATE fruitless_searches SET count = count + 1, updated_at = now()
      WHERE lang = ${lang} AND words = ${words} AND updated_at >= now() - make_interval(days => ${KEPT_DAYS})
      RETURNING id
    )
    INSERT INTO fruitless_searches (lang, words, count)
    SELECT ${lang}::enum_fruitless_searches_lang, ${words}, 1
    WHERE NOT EXISTS (SELECT FROM counted) AND (SELECT count(*) FROM fruitless_searches) < ${MOST}
    ON CONFLICT (lang, words) DO NOTHING`);
}

/** Forgets a search that has got a meaning. */
export async function deleteFruitless(
  req: PayloadRequest,
  word: string,
  lang: Locale,
): Promise<void> {
  const words = countedAs(word);
  if (!words) return;
  const db = await databaseOf(req);
  await db.execute(sql`DELETE FROM fruitless_searches WHERE lang = ${lang} AND words = ${words}`);
}
