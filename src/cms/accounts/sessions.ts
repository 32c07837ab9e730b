import { sql } from '@payloadcms/db-postgres';
import { userAgentFromString } from 'next/server';
import {
  JWTAuthentication,
  type AuthStrategy,
  type CollectionAfterChangeHook,
  type Field,
  type PayloadRequest,
} from 'payload';
import { requestTime } from '@/lib/request-time';
import type { Role } from '@/cms/access/access';
import type { User } from '@/cms/payload-types';
import { databaseOf } from './database';
import { isObligatory } from './obligation';

/** How exactly it is known when a session was last seen. */
const SEEN_EVERY_MS = 5 * 60_000;

/** User agents are as long as their senders like. */
const AGENT_LONGEST = 400;

type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>;
type UserId = string | number;

/** Browser and system in words, such as "Firefox 132, Linux"; empty where the user agent tells neither. */
export function browserOf(agent: string | null): string {
  const { browser, os } = userAgentFromString(agent ?? undefined);
  const version = browser.version?.split('.')[0];
  const name = [browser.name, version].filter(Boolean).join(' ');
  return [name, os.name].filter(Boolean).join(', ');
}

/** Payload's field of sessions, with what they were opened by and when they were last seen. */
export const sessionsField: Field = {
  name: 'sessions',
  type: 'array',
  fields: [
    { name: 'agent', type: 'text' },
    { name: 'seenAt', type: 'date' },
  ],
};

interface Seen {
  id?: string | null;
  seenAt?: string | null;
}

/** Payload's own way of knowing a session, which also notes that it was seen. */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async (args) => {
    const result = await JWTAuthentication({ ...args, strategyName: 'local-jwt' });
    const { _sid: id, sessions } = (result.user ?? {}) as { _sid?: string; sessions?: Seen[] };
    const session = sessions?.find((one) => one.id === id);
    const now = requestTime();
    if (session && Date.parse(session.seenAt ?? '1970-01-01') < now - SEEN_EVERY_MS) {
      const at = new Date(now).toISOString();
      await args.payload.db.drizzle
        .execute(sql`UPDATE users_sessions SET seen_at = ${at} WHERE id = ${id}`)
        .catch((err: unknown) => args.payload.logger.warn({ err }, 'A session was not noted.'));
    }
    return result;
  },
};

/** Notes of a new session what it was opened with, and of its user that there was one. */
export async function noteSession(
  req: Asking & Pick<PayloadRequest, 'headers'>,
  user: { id: UserId; sessions?: Seen[] | null },
): Promise<void> {
  const database = await databaseOf(req);
  const id = user.sessions?.at(-1)?.id ?? '';
  const at = new Date(requestTime()).toISOString();
  const agent = (req.headers.get('user-agent') ?? '').slice(0, AGENT_LONGEST);
  await database.execute(
    sql`UPDATE users_sessions SET seen_at = ${at}, agent = ${agent} WHERE id = ${id}`,
  );
  await database.execute(sql`UPDATE users SET last_sign_in = ${at} WHERE id = ${user.id}`);
}

/** An open session as it is listed; `browser` is empty where it is unknown. */
export interface SessionEntry {
  id: string;
  browser: string;
  createdAt: string;
  seenAt: string | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  agent: string | null;
  created_at: string;
  seen_at: string | null;
}

/** The open sessions of a user, the newest first. */
export async function sessionsOf(req: Asking, user: UserId): Promise<SessionEntry[]> {
  const database = await databaseOf(req);
  const now = new Date(requestTime()).toISOString();
  const { rows } = await database.execute<Row>(sql`
    SELECT id, agent, created_at, seen_at FROM users_sessions
    WHERE _parent_id = ${user} AND expires_at > ${now} ORDER BY created_at DESC, id`);
  return rows.map(({ id, agent, created_at, seen_at }) => ({
    id,
    browser: browserOf(agent),
    createdAt: new Date(created_at).toISOString(),
    seenAt: seen_at && new Date(seen_at).toISOString(),
  }));
}

/** Ends one session of a user. */
export async function endSession(req: Asking, user: UserId, session: string): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(
    sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id = ${session}`,
  );
}

/** Ends all sessions of a user, but for one that is spared. */
export async function endSessions(req: Asking, user: UserId, spared = ''): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(
    sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id <> ${spared}`,
  );
}

/** Ends the sessions of everybody in these roles who has no second factor. */
export async function endSessionsWithoutFactor(req: Asking, roles: readonly Role[]): Promise<void> {
  const database = await databaseOf(req);
  const named = JSON.stringify(roles);
  await database.execute(sql`
    DELETE FROM users_sessions USING users
    WHERE users.id = users_sessions._parent_id
      AND users.role::text IN (SELECT json_array_elements_text(${named}::json))
      AND NOT EXISTS (SELECT FROM second_factors WHERE user_id = users.id)`);
}

/** A new role may ask for a second factor at the next sign-in, which is then now. */
export const endSessionsOnNewRole: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const changed = operation === 'update' && doc.role !== previousDoc.role;
  if (changed && (await isObligatory(req, doc.role)))
    await endSessionsWithoutFactor(req, [doc.role]);
  return doc;
};
