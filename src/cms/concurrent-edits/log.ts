import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { nameOf } from '@/cms/access/access';
import { databaseOf } from '@/cms/database';
import { documentRef } from '@/cms/documents';
import { localeOf } from '@/i18n/locales';
import type { Change } from './merge';

type Request = Pick<PayloadRequest, 'payload' | 'transactionID' | 'user' | 'locale'>;

/** A document as somebody writes it. */
export interface Subject {
  /** Such as `pages:12`. */
  document: string;
  /** Whose own changes are none of somebody else's. */
  writer: string;
}

/** What is known of the changes of a field since a revision. */
export interface Changed {
  /** Of rows, which there were at that revision. */
  rows: string[] | undefined;
  /** Who changed it last; null where it was not a member of staff. */
  by: string | null;
  /** When, in ISO 8601. */
  at: string;
}

/**
 * Makes others who write a document of a kind wait until the transaction ends.
 * @param id nothing of a global, and where many documents are written at once: then for all of the kind
 */
export async function lockForWriting(
  req: Request,
  slug: string,
  id?: number | string,
): Promise<void> {
  const database = await databaseOf(req);
  const key = (name: string) => sql`hashtextextended(${name}, 3)`;
  await database.execute(
    id === undefined
      ? sql`SELECT pg_advisory_xact_lock(${key(slug)})`
      : sql`SELECT pg_advisory_xact_lock_shared(${key(slug)}),
          pg_advisory_xact_lock(${key(documentRef(slug, id))})`,
  );
}

/**
 * Notes what a save changes. Of a field only its last change is kept, for any reader of an earlier revision
 * has not seen it; of rows each, for which there were is needed to tell what was added from what was not
 * taken away.
 * @param revision the one that the save makes
 */
export async function noteChanges(
  req: Request,
  { document, writer }: Subject,
  revision: number,
  changes: readonly Change[],
): Promise<void> {
  const database = await databaseOf(req);
  const by = req.user ? nameOf(req.user) : null;
  await database.execute(sql`
    INSERT INTO document_changes (document, revision, path, language, rows, writer, by)
    SELECT ${document}, ${revision}, path, CASE WHEN localized THEN ${localeOf(req.locale)} ELSE '' END,
      rows, ${writer}, ${by}
    FROM json_to_recordset(${JSON.stringify(changes)}::json)
      AS change (path varchar, localized boolean, rows jsonb)
    ON CONFLICT (document, path, language) WHERE rows IS NULL
      DO UPDATE SET revision = excluded.revision, writer = excluded.writer, by = excluded.by,
        at = now()`);
}

/** A document that is gone has no changes. */
export async function forgetChanges(req: Request, document: string): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(sql`DELETE FROM document_changes WHERE document = ${document}`);
}

interface Row extends Record<string, unknown> {
  path: string;
  rows: string[] | null;
  by: string | null;
  at: string;
}

/**
 * What others changed of a document in the request's language, or in all of them, since a revision.
 * @param revision 0 is before all that is known
 */
export async function changedSince(
  req: Request,
  { document, writer }: Subject,
  revision: number,
): Promise<Map<string, Changed>> {
  const database = await databaseOf(req);
  const { rows } = await database.execute<Row>(sql`
    SELECT path,
      (array_agg(rows ORDER BY revision))[1] AS rows,
      (array_agg(by ORDER BY revision DESC))[1] AS by,
      max(at) AS at
    FROM document_changes
    WHERE document = ${document} AND revision > ${revision} AND writer <> ${writer}
      AND language IN ('', ${localeOf(req.locale)})
    GROUP BY path`);
  return new Map(
    rows.map(({ path, rows: before, by, at }) => [
      path,
      { rows: before ?? undefined, by, at: new Date(at).toISOString() },
    ]),
  );
}
