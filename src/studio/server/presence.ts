import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { nameOf } from '@/cms/access/access';
import { databaseOf } from '@/cms/database';
import { endpoint, lang, ref, reply } from '@/cms/endpoint';
import type { Locale } from '@/i18n/locales';

/** Who has not been heard of for so long has gone. */
const GONE_S = 20;

/** Somebody who has the same document open. */
export interface Present {
  name: string;
  lang: Locale;
}

export interface Presence {
  /** Others; of one person in several windows, once. */
  others: Present[];
  /** The document's last revision. */
  revision: number;
}

interface Here {
  document: string;
  lang: Locale;
  /** The window. */
  writer: string;
}

async function noteHere(req: PayloadRequest, { document, lang: language, writer }: Here) {
  const database = await databaseOf(req);
  const user = Number(req.user?.id);
  const name = req.user ? nameOf(req.user) : '';
  await database.execute(sql`
    DELETE FROM presence WHERE at < now() - make_interval(secs => ${GONE_S})`);
  await database.execute(sql`
    INSERT INTO presence (document, writer, user_id, name, language)
    VALUES (${document}, ${writer}, ${user}, ${name}, ${language})
    ON CONFLICT (document, writer) DO UPDATE SET language = excluded.language, at = now()`);
}

async function noteGone(req: PayloadRequest, { document, writer }: Here): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(
    sql`DELETE FROM presence WHERE document = ${document} AND writer = ${writer}`,
  );
}

async function presenceOf(req: PayloadRequest, document: string): Promise<Presence> {
  const database = await databaseOf(req);
  const others = await database.execute<{ name: string; lang: Locale }>(sql`
    SELECT DISTINCT name, language AS lang FROM presence
    WHERE document = ${document} AND user_id <> ${Number(req.user?.id)}
      AND at > now() - make_interval(secs => ${GONE_S})
    ORDER BY name, lang`);
  const last = await database.execute<{ revision: string | null }>(
    sql`SELECT max(revision) AS revision FROM document_changes WHERE document = ${document}`,
  );
  return { others: others.rows, revision: Number(last.rows[0]?.revision ?? 0) };
}

const body = z.object({
  ref,
  lang,
  writer: z.string().min(1).max(64),
  gone: z.boolean().default(false),
});

/**
 * `POST /translations/presence` `{ ref, lang, writer, gone? }`: a window has a document open, or no longer. Answers
 * who else has: `{ others: [{ name, lang }], revision }`.
 */
export const presence = endpoint(
  'post',
  '/presence',
  body,
  async (req, { ref: document, ...here }) => {
    const window = { document, ...here };
    await (here.gone ? noteGone(req, window) : noteHere(req, window));
    return reply(await presenceOf(req, document));
  },
);
