import {
  APIError,
  resetPasswordOperation,
  ValidationError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type Field,
  type PayloadRequest,
} from 'payload';
import { sql } from '@payloadcms/db-postgres';
import { after } from 'next/server';
import { z } from 'zod';
import { env } from '@/env';
import { mailSettings } from '@/lib/mail';
import { signatureOf } from '@/lib/signature';
import { nobody, type Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { aboutAccount, recordEvent } from '@/cms/audit/record';
import type { User } from '@/cms/payload-types';
import { attemptOf, beginAttempt } from './login-throttle';
import { databaseOf, inTransaction } from '@/cms/database';
import { inSameTransaction } from '@/cms/translation-status/record-translation';
import { passwordProblem, PASSWORD_LEAST } from './password-policy';
import { bodyOf, refusal, reply, tooMany } from './replies';
import { endSessions } from './sessions';
import { contextOf } from './sign-in';
import { sayTo, type AccountSay } from '@/cms/admin-words/say';
import { HOUR_MS } from '@/lib/time';

/** How long the link of an invitation, or of a new password, can be used. */
const lifetimes = { invitation: 48 * HOUR_MS, reset: HOUR_MS } as const;
type LinkKind = keyof typeof lifetimes;

/** A link of the last minutes, or one that an administrator gave, is not replaced by who asks for another. */
const ASKED_AGAIN_MS = 5 * 60_000;

/** As Payload makes them: 20 random bytes. */
const token = /^[0-9a-f]{40}$/;

const tokenHash = (raw: string) => signatureOf('password link', raw);

/** The token of a link is kept as a hash: who reads the database, or a backup, sets nobody's password. */
export const resetPasswordToken: Field = {
  name: 'resetPasswordToken',
  type: 'text',
  hidden: true,
  access: { read: nobody, create: nobody, update: nobody },
  hooks: {
    beforeChange: [
      ({ value }: { value?: unknown }) =>
        typeof value === 'string' && token.test(value) ? tokenHash(value) : value,
    ],
  },
};

/** A link sets one password, also where two requests come with it at once. */
export const linkWorksOnce: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const { data } = args as { data: { token: string } };
  data.token = tokenHash(data.token);
  const database = await databaseOf(req);
  await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${data.token}, 0))`);
  return args;
};

/** Makes a link by which somebody sets a password; the ones before it are worth nothing. */
async function newLink(req: PayloadRequest, email: string, kind: LinkKind): Promise<string> {
  const raw = await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: lifetimes[kind],
    req: inSameTransaction(req),
  });
  return `${env().SITE_URL}/admin/reset/${raw}`;
}

const mailLink = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  say: AccountSay,
  email: string,
  kind: LinkKind,
  link: string,
) =>
  payload.sendEmail({
    to: email,
    subject: say(kind === 'reset' ? 'mailResetSubject' : 'mailInvitationSubject'),
    text: `${say(kind === 'reset' ? 'mailReset' : 'mailInvitation')}\n\n${link}\n`,
  });

/**
 * `POST /users/:id/link`: administrators invite a user who has never signed in, or let one set a new
 * password. Answers `{ kind, expires, link }`; the link is absent where a mail server has accepted it.
 */
export const makeLink: Endpoint = {
  path: '/:id/link',
  method: 'post',
  handler: async (req) => {
    const say = sayTo(req);
    const { payload, user, routeParams } = req;
    if (!may(user as Principal | null, 'update', 'users'))
      return refusal(403, req.t('error:notAllowedToPerformAction'));
    const of = await payload.findByID({
      collection: 'users',
      id: Number(routeParams?.id),
      depth: 0,
      disableErrors: true,
    });
    if (!of) return refusal(404, req.t('error:notFound'));
    const kind: LinkKind = of.lastSignIn ? 'reset' : 'invitation';
    const expires = new Date(Date.now() + lifetimes[kind]).toISOString();
    const link = await inTransaction(req, async () => {
      await recordEvent(req, { kind: 'passwordLink', detail: kind, ...aboutAccount(of) });
      return newLink(req, of.email, kind);
    });
    if (!mailSettings(env())) return reply({ kind, expires, link });
    try {
      await mailLink(req, say, of.email, kind, link);
    } catch (err) {
      payload.logger.error({ err, msg: 'A link for a password was not mailed.' });
      return reply({ kind, expires, link });
    }
    return reply({ kind, expires });
  },
};

/** Mails a link to an account, if there is one and it has none that is fresh. */
async function mailResetLink(req: PayloadRequest, email: string): Promise<void> {
  const account = (await req.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email } },
  })) as (Partial<User> & Pick<User, 'id'>) | null;
  if (!account) return;
  const until = Date.parse(account.resetPasswordExpiration ?? '1970-01-01');
  if (until > Date.now() + lifetimes.reset - ASKED_AGAIN_MS) return;
  await mailLink(req, sayTo(req), email, 'reset', await newLink(req, email, 'reset'));
  const about = aboutAccount({ id: account.id, email });
  await recordEvent(req, { kind: 'passwordLink', detail: 'reset', by: null, ...about });
}

/**
 * `POST /users/forgot-password` `{ email }` instead of Payload's. What is answered, and when, has nothing
 * to do with whether there is such an account: 200, 429 for an origin that asks too often, 503 where
 * there is no mail server.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const say = sayTo(req);
    const body = await bodyOf(req, z.object({ email: z.string().trim().toLowerCase().min(1) }));
    if (!body) return refusal(400, req.t('validation:emailAddress'));
    if (!mailSettings(env())) return refusal(503, say('resetWithoutMail'));
    const seconds = await beginAttempt(attemptOf(req, `a new password for ${body.email}`));
    if (seconds > 0) return tooMany(req, seconds);
    after(() =>
      mailResetLink(req, body.email).catch((err: unknown) =>
        req.payload.logger.error({ err, msg: 'A link for a new password was not mailed.' }),
      ),
    );
    return reply({ message: say('resetAsked') });
  },
};

const newPassword = z.object({ token: z.string(), password: z.string() });

/**
 * `POST /users/reset-password` `{ token, password }` instead of Payload's: sets the password that a link is
 * for, ends all sessions of its user, and signs nobody in. 400 names what the password lacks; 403: the
 * link was used, replaced, or is too old.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const say = sayTo(req);
    const body = await bodyOf(req, newPassword);
    const owner = (await req.payload.db.findOne({
      collection: 'users',
      where: {
        resetPasswordToken: { equals: tokenHash(body?.token ?? '') },
        resetPasswordExpiration: { greater_than: new Date().toISOString() },
      },
    })) as User | null;
    if (!body || !owner) return refusal(403, say('resetLinkInvalid'));
    const problem = await passwordProblem(body.password, owner);
    if (problem) {
      const message = say(problem, { least: PASSWORD_LEAST });
      throw new ValidationError({ errors: [{ path: 'password', message }] }, req.t);
    }
    contextOf(req).passwordReset = true;
    try {
      await inTransaction(req, async () => {
        await resetPasswordOperation({
          collection: req.payload.collections.users,
          data: body,
          req,
        });
        await endSessions(req, owner.id);
        await recordEvent(req, { kind: 'passwordChanged', by: null, ...aboutAccount(owner) });
      });
    } catch (error) {
      if (error instanceof APIError && error.status === 403) {
        return refusal(403, say('resetLinkInvalid'));
      }
      throw error;
    }
    return reply({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};
