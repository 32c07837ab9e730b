import { sql } from '@payloadcms/db-postgres';
import { userAgentFromString } from 'next/server';
import {
  Forbidden,
  JWTAuthentication,
  type AuthStrategy,
  type CollectionAfterChangeHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
} from 'payload';
import { requestTime } from '@/lib/request-time';
import type { Role } from '@/cms/access/access';
import type { User } from '@/cms/payload-types';
import { databaseOf, inTransaction } from '@/cms/database';
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

/** The session that somebody is signed in by; nobody else has one, not even a key. */
export const sessionIdOf = (user: object | null): string | undefined =>
  (user as { _sid?: string } | null)?._sid;

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

/**
 * Makes others who change the sessions of these users wait until this transaction ends. Payload reads the
 * whole list and writes it back with a user: of two at once, one session would be lost, or one that was
 * ended would be back.
 */
async function lockUsers(req: Asking, which: ReturnType<typeof sql>): Promise<void> {
  const database = await databaseOf(req);
  await database.execute(sql`SELECT FROM users WHERE ${which} ORDER BY id FOR NO KEY UPDATE`);
}

/** @param user whatever a request names */
export const lockUser = (req: Asking, user: UserId) =>
  lockUsers(req, sql`id::text = ${String(user)}`);

/** Ends one session of a user. */
export const endSession = (req: Asking, user: UserId, session: string): Promise<void> =>
  inTransaction(req, async (database) => {
    await lockUser(req, user);
    await database.execute(
      sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id = ${session}`,
    );
  });

/** Ends all sessions of a user, but for one that is spared. */
export const endSessions = (req: Asking, user: UserId, spared = ''): Promise<void> =>
  inTransaction(req, async (database) => {
    await lockUser(req, user);
    await database.execute(
      sql`DELETE FROM users_sessions WHERE _parent_id = ${user} AND id <> ${spared}`,
    );
  });

/** Ends the sessions of everybody in these roles who has no second factor. */
export const endSessionsWithoutFactor = (req: Asking, roles: readonly Role[]): Promise<void> =>
  inTransaction(req, async (database) => {
    const named = JSON.stringify(roles);
    const without = sql`users.role::text IN (SELECT json_array_elements_text(${named}::json))
      AND NOT EXISTS (SELECT FROM second_factors WHERE user_id = users.id)`;
    await lockUsers(req, without);
    await database.execute(sql`
      DELETE FROM users_sessions USING users
      WHERE users.id = users_sessions._parent_id AND ${without}`);
  });

/**
 * Who changes a user, or prolongs a session, does so one after the other; a session that has ended in the
 * meantime is not prolonged.
 */
export const lockForChange: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { user } = req;
  if (!user) return args;
  if (operation === 'update') {
    const { id } = args as { id?: UserId };
    await (id === undefined ? lockUsers(req, sql`true`) : lockUser(req, id));
  }
  if (operation === 'refresh') {
    await lockUser(req, user.id);
    const open = await sessionsOf(req, user.id);
    if (!open.some(({ id }) => id === sessionIdOf(user))) throw new Forbidden(req.t);
  }
  return args;
};

/** Payload calls this before it reads the sessions. */
export const lockForSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockUser(req, req.user.id);
};

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
