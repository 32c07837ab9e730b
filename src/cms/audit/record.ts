import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, TypedUser } from 'payload';
import { AUDIT_KEPT_DAYS } from '@/constants';
import { DAY_MS } from '@/lib/time';
import type { Locale } from '@/i18n/locales';
import { env } from '@/env';
import { requestTime } from '@/lib/request-time';
import { nameOf } from '@/cms/access/access';
import { databaseOf } from '@/cms/database';
import { inSameTransaction } from '@/cms/translation-status/record-translation';
import { documentRef } from '@/cms/documents';
import type { EventKind } from './kinds';

declare module 'payload' {
  interface RequestContext {
    /** What a change is recorded as, where its kind does not follow from what it does. */
    recordAs?: EventKind;
  }
}

export interface AuditEvent {
  kind: EventKind;
  /** The document, such as `pages:12`, `metrics` or `users:3`. */
  document?: string;
  /** What the document was called then. */
  title?: string;
  languages?: readonly Locale[];
  /** The names of the fields that changed. */
  fields?: readonly string[];
  /** What else matters: a file's name, a reason. Nothing secret. */
  detail?: string;
  /** Who did it, where that is not the user of the request; null for nobody who is known. */
  by?: TypedUser | null;
}

const LONGEST = 500;

/** A text of a stranger's, of which nothing can be read and which is the same each time. */
const obscured = (text: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(text.trim().toLowerCase())
    .digest('base64url')
    .slice(0, 12);

/** Deletes what is older than a year; PostgreSQL refuses to delete anything else. */
async function forgetOld(req: PayloadRequest, now: number): Promise<void> {
  const kept = new Date(now - AUDIT_KEPT_DAYS * DAY_MS).toISOString();
  const database = await databaseOf(req);
  await database.execute(sql`
    DELETE FROM audit WHERE id IN (
      SELECT id FROM audit
      WHERE at < ${kept} AND at < now() - ${`${AUDIT_KEPT_DAYS} days`}::interval
      ORDER BY at LIMIT 1000 FOR UPDATE SKIP LOCKED)`);
}

/**
 * Records what somebody did, in the transaction of the request: what is rolled back leaves no event.
 * Events are never changed; they are kept for a year.
 */
export async function recordEvent(req: PayloadRequest, event: AuditEvent): Promise<void> {
  const { kind, document, title, languages, fields, detail, by = req.user } = event;
  if (req.context?.seeding) return;
  const now = requestTime();
  await req.payload.create({
    collection: 'audit',
    depth: 0,
    req: inSameTransaction(req),
    data: {
      at: new Date(now).toISOString(),
      kind,
      actor: by ? nameOf(by).slice(0, LONGEST) : null,
      actorRef: by ? documentRef(by.collection, by.id) : null,
      document: document ?? null,
      title: title?.slice(0, LONGEST) ?? null,
      languages: languages?.join(' ') || null,
      fields: fields?.join(' ').slice(0, LONGEST) || null,
      detail: detail?.slice(0, LONGEST) || null,
    },
  });
  await forgetOld(req, now);
}

interface Account {
  id: number | string;
  email: string;
}

/** What an event says of the account that it is about. */
export const aboutAccount = ({ id, email }: Account) => ({
  document: documentRef('users', id),
  title: email,
});

/**
 * Records an attempt to sign in that failed: of an account that there is, or of an unknown one, whose
 * address cannot be read from the event. The transaction of the attempt is over by then.
 * @param kind `codeWrong` where the password was right
 */
export async function recordFailedSignIn(
  { payload }: PayloadRequest,
  email: string,
  known: Account | null,
  kind: 'signInFailed' | 'codeWrong' = 'signInFailed',
): Promise<void> {
  const account = known ? aboutAccount(known) : { detail: obscured(email) };
  const after = { payload, context: {} } as PayloadRequest;
  await recordEvent(after, { kind, by: null, ...account });
}
