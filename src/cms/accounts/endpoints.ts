import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { staffOf } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { aboutAccount, recordEvent } from '@/cms/audit/record';
import type { EventKind } from '@/cms/audit/kinds';
import type { User } from '@/cms/payload-types';
import { inTransaction } from '@/cms/database';
import { attemptOf, beginAttempt, forgetAttempts } from './login-throttle';
import { forgotPassword, makeLink, resetPassword } from './links';
import { bodyOf, refusal, reply, tooMany } from './replies';
import { isObligatory } from './obligation';
import {
  beginEnrolment,
  enrol,
  removeSecondFactor,
  secondFactorOf,
  takeCode,
} from './second-factor';
import { endSession, endSessions, sessionIdOf, sessionsOf } from './sessions';
import { login } from './sign-in';
import { isPasswordOf } from './stored-password';
import { sayTo } from '@/cms/admin-words/say';

type Work = (req: PayloadRequest, user: User) => Promise<Response>;

const notAllowed = (req: PayloadRequest) => refusal(403, req.t('error:notAllowedToPerformAction'));

/** An endpoint under `/cms-api/users` for who is signed in by a session; keys do not manage accounts. */
const own = (method: Endpoint['method'], path: string, work: Work): Endpoint => ({
  method,
  path,
  handler: (req) => {
    const user = staffOf(req.user);
    return user && sessionIdOf(user) ? work(req, user) : Promise.resolve(notAllowed(req));
  },
});

/** The same on one user, for that user and administrators. */
const onUser = (
  method: Endpoint['method'],
  path: string,
  work: (req: PayloadRequest, id: number, user: User) => Promise<Response>,
): Endpoint =>
  own(method, `/:id${path}`, async (req, user) => {
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) return refusal(404, req.t('error:notFound'));
    if (user.id !== id && !may(user, 'update', 'users')) return notAllowed(req);
    return work(req, id, user);
  });

/**
 * `GET /users/:id/security`: `{ secondFactor: { recoveryCodes: number } | null, obligatory, invited,
 * sessions: [{ id, browser, createdAt, seenAt, current }] }`.
 */
const security = onUser('get', '/security', async (req, id, user) => {
  const of = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
  });
  if (!of) return refusal(404, req.t('error:notFound'));
  const [left, obligatory, sessions] = await Promise.all([
    secondFactorOf(req, id),
    isObligatory(req, of.role),
    sessionsOf(req, id),
  ]);
  return reply({
    secondFactor: left === null ? null : { recoveryCodes: left },
    obligatory,
    invited: !of.lastSignIn,
    sessions: sessions.map((one) => ({ ...one, current: one.id === sessionIdOf(user) })),
  });
});

/** Does something to an account and records it, both or neither; an account that is not there has no events. */
const recorded = (
  req: PayloadRequest,
  id: number,
  kind: EventKind,
  work: () => Promise<unknown>,
): Promise<void> =>
  inTransaction(req, async () => {
    await work();
    const of = await req.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    });
    if (of) await recordEvent(req, { kind, ...aboutAccount(of) });
  });

/** `DELETE /users/:id/sessions/:session` ends one session. */
const endOne = onUser('delete', '/sessions/:session', async (req, id) => {
  const session = String(req.routeParams?.session);
  await recorded(req, id, 'sessionsEnded', () => endSession(req, id, session));
  return reply({});
});

/** `DELETE /users/:id/sessions` ends all sessions but the one that asks. */
const endAll = onUser('delete', '/sessions', async (req, id, user) => {
  await recorded(req, id, 'sessionsEnded', () => endSessions(req, id, sessionIdOf(user)));
  return reply({});
});

/** `POST /users/second-factor/begin`: `{ key, address, enrolment }` for setting up an app; 409 where there is one. */
const begin = own('post', '/second-factor/begin', async (req, user) => {
  if ((await secondFactorOf(req, user.id)) !== null) {
    return refusal(409, sayTo(req)('factorThere'));
  }
  return reply(beginEnrolment(user));
});

const problems = { expired: 'enrolExpired', wrong: 'codeWrong', there: 'factorThere' } as const;

/** `POST /users/second-factor/confirm` `{ enrolment, code }` switches it on: `{ recoveryCodes }`, told once. */
const confirm = own('post', '/second-factor/confirm', async (req, user) => {
  const body = await bodyOf(req, z.object({ enrolment: z.string(), code: z.string() }));
  const outcome = await inTransaction(req, async () => {
    const end = await enrol(req, user.id, body?.enrolment ?? '', body?.code ?? '');
    if (end.kind === 'done') {
      const about = aboutAccount({ id: user.id, email: user.email ?? '' });
      await recordEvent(req, { kind: 'secondFactorAdded', ...about });
    }
    return end;
  });
  if (outcome.kind !== 'done') return refusal(400, sayTo(req)(problems[outcome.kind]));
  return reply({ recoveryCodes: outcome.recoveryCodes });
});

/**
 * `POST /users/second-factor/off` `{ password, code }` switches it off, where the role allows that; guesses
 * are counted as at signing in.
 */
const off = own('post', '/second-factor/off', async (req, user) => {
  const say = sayTo(req);
  const body = await bodyOf(req, z.object({ password: z.string(), code: z.string() }));
  if (await isObligatory(req, user.role)) return refusal(403, say('factorObligatory'));
  const attempt = attemptOf(req, user.email ?? '');
  const seconds = await beginAttempt(attempt);
  if (seconds > 0) return tooMany(req, seconds);
  if (!(await isPasswordOf(req, user.id, body?.password ?? ''))) {
    return refusal(400, say('currentPasswordWrong'));
  }
  if (!(await takeCode(req, user.id, body?.code ?? ''))) return refusal(400, say('codeWrong'));
  await forgetAttempts(attempt);
  await recorded(req, user.id, 'secondFactorRemoved', () => removeSecondFactor(req, user.id));
  return reply({});
});

/** `DELETE /users/:id/second-factor`: administrators help who has lost the app; all sessions of that user end. */
const reset = onUser('delete', '/second-factor', async (req, id, user) => {
  if (user.id === id || !may(user, 'update', 'users')) return notAllowed(req);
  await recorded(req, id, 'secondFactorRemoved', async () => {
    await removeSecondFactor(req, id);
    await endSessions(req, id);
  });
  return reply({});
});

/** What accounts answer beside what Payload does; the first three stand before Payload's own. */
export const accountEndpoints: Endpoint[] = [
  login,
  forgotPassword,
  resetPassword,
  makeLink,
  security,
  endOne,
  endAll,
  begin,
  confirm,
  off,
  reset,
];
