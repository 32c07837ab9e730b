import { createHmac, randomInt } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { inTransaction, type Database } from '@/cms/database';
import type { VisitorMessage } from '@/cms/payload-types';
import { after } from 'next/server';
import { CONTACT_KEPT_DAYS, CONTACT_MESSAGES_ALLOWED, CONTACT_WINDOW_MS } from '@/constants';
import { DAY_MS } from '@/lib/time';
import { isLocale } from '@/i18n/locales';
import { env } from '@/env';
import { clientAddress, networkOf } from '@/lib/client-address';
import {
  contactProblems,
  contactValues,
  TRAP_FIELD,
  wrongFields,
  type ContactOutcome,
} from '@/features/contact/contact';
import { cms } from '@/sources/cms/cms';
import { forwardMessage } from './notify';

/** No 0, O, 1, I or L: a reference is also read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

const newReference = () =>
  Array.from({ length: REFERENCE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A pseudonym of a visitor while messages are counted: without the secret it cannot be reversed. */
const senderOf = (address: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(networkOf(address)).digest('base64url');

type Stored =
  | { kind: 'new'; document: VisitorMessage }
  | { kind: 'known'; reference: string }
  | { kind: 'too_many'; seconds: number };

/** Old messages go; hashes that no longer count are forgotten. */
async function tidy(database: Database, now: number): Promise<void> {
  const counted = new Date(now - CONTACT_WINDOW_MS).toISOString();
  const oldest = new Date(now - CONTACT_KEPT_DAYS * DAY_MS).toISOString();
  await database.execute(
    sql`UPDATE messages SET sender = NULL WHERE sender IS NOT NULL AND received < ${counted}`,
  );
  await database.execute(sql`DELETE FROM messages WHERE received < ${oldest}`);
}

/**
 * Takes a message of the contact form, by its values as they were sent and the headers of the
 * request. The same text sent again is one message, and gets the same reference; a filled trap is
 * answered like a message and not stored.
 */
export async function receiveMessage(
  sent: Record<string, unknown>,
  headers: Headers,
): Promise<ContactOutcome> {
  if (sent[TRAP_FIELD]) return { kind: 'received', reference: newReference() };
  const values = contactValues(sent);
  const problems = contactProblems(values);
  if (wrongFields(problems).length > 0) return { kind: 'invalid', problems };

  const payload = await cms();
  const sender = senderOf(clientAddress(headers, env().TRUST_PROXY));
  const now = Date.now();
  const since = new Date(now - CONTACT_WINDOW_MS).toISOString();
  const stored = await inTransaction<Stored>({ payload }, async (database, req) => {
    await tidy(database, now);
    // One at a time from an address, on whichever replica it arrives: else a burst is not counted.
    await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${sender}, 0))`);
    const { rows } = await database.execute(sql`
      SELECT reference, received, email = ${values.email} AND topic = ${values.topic}
        AND name = ${values.name} AND message = ${values.message} AS same
      FROM messages WHERE sender = ${sender} AND received >= ${since} ORDER BY received DESC`);
    const same = rows.find((row) => row.same);
    if (same) return { kind: 'known', reference: String(same.reference) };
    const limiting = rows[CONTACT_MESSAGES_ALLOWED - 1];
    if (limiting) {
      const free = new Date(String(limiting.received)).getTime() + CONTACT_WINDOW_MS;
      return { kind: 'too_many', seconds: Math.max(1, Math.ceil((free - now) / 1000)) };
    }
    const document = await payload.create({
      collection: 'messages',
      req,
      data: {
        ...values,
        reference: newReference(),
        received: new Date(now).toISOString(),
        lang: isLocale(sent.lang) ? sent.lang : '',
        status: 'new',
        mail: env().SMTP_URL ? 'pending' : 'off',
        sender,
      },
    });
    return { kind: 'new', document };
  });
  if (stored.kind === 'too_many') return stored;
  if (stored.kind === 'known') return { kind: 'received', reference: stored.reference };
  // After the reply: the visitor does not wait for a mail server.
  after(() => forwardMessage(payload, stored.document));
  return { kind: 'received', reference: stored.document.reference };
}
