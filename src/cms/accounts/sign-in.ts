import {
  addDataAndFileToRequest,
  APIError,
  AuthenticationError,
  loginOperation,
  type CollectionAfterLoginHook,
  type CollectionBeforeLoginHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { aboutAccount, recordEvent, recordFailedSignIn } from '@/cms/audit/record';
import type { User } from '@/cms/payload-types';
import { inTransaction } from '@/cms/database';
import { accountOf, attemptOf, beginAttempt, forgetAttempts } from './login-throttle';
import { deviceCookie, deviceOf } from './devices';
import { noStore, refusal, reply, tooMany } from './replies';
import { isObligatory } from './obligation';
import { beginEnrolment, enrol, secondFactorOf, takeCode, type Enrolment } from './second-factor';
import { lockUser, noteSession } from './sessions';
import { isPassword } from './stored-password';
import { sayTo } from '@/cms/admin-words/say';

/** What the form sends beside address and password. */
interface Second {
  code?: string;
  enrolment?: string;
}

interface SignInContext {
  second?: Second;
  recoveryCodes?: string[];
  /** A new password was set by a link: nobody is signed in by that. */
  passwordReset?: true;
}

export const contextOf = (req: Pick<PayloadRequest, 'context'>) => req.context as SignInContext;

/** The password is right, and something more is needed: a code, or to set up where codes come from. */
class StepNeeded extends APIError {
  constructor(
    message: string,
    readonly step: 'code' | 'enrol',
    readonly more: { enrolment?: Enrolment; wrongCode?: boolean } = {},
  ) {
    super(message, 401);
  }
}

/** Lets nobody in by a password alone who has, or must have, a second factor. */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const context = contextOf(req);
  if (context.passwordReset) return user;
  const say = sayTo(req);
  const { code = '', enrolment = '' } = context.second ?? {};
  if ((await secondFactorOf(req, user.id)) !== null) {
    if (code && (await takeCode(req, user.id, code))) return user;
    throw new StepNeeded(say(code ? 'codeWrong' : 'codeNeeded'), 'code', {
      wrongCode: code !== '',
    });
  }
  if (!(await isObligatory(req, user.role))) return user;
  if (!enrolment) {
    throw new StepNeeded(say('enrolNeeded'), 'enrol', { enrolment: beginEnrolment(user) });
  }
  const outcome = await enrol(req, user.id, enrolment, code);
  if (outcome.kind === 'expired') {
    throw new StepNeeded(say('enrolExpired'), 'enrol', { enrolment: beginEnrolment(user) });
  }
  if (outcome.kind !== 'done') throw new StepNeeded(say('codeWrong'), 'enrol');
  context.recoveryCodes = outcome.recoveryCodes;
  const by = { ...user, collection: 'users' } as User;
  await recordEvent(req, { kind: 'secondFactorAdded', by, ...aboutAccount(user) });
  return user;
};

/** Notes what a session was opened with. */
export const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!contextOf(req).passwordReset) await noteSession(req, user);
  return user;
};

interface Login {
  email: string;
  password: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

type SignedIn = Awaited<ReturnType<typeof loginOperation>>;

/** Payload's own sign-in, for one user one after the other. */
const signInAlone = (req: PayloadRequest, id: User['id'], login: Login): Promise<SignedIn> =>
  inTransaction(req, async () => {
    await lockUser(req, id);
    return loginOperation({ collection: req.payload.collections.users, data: login, req });
  });

/** What becomes of a sign-in that succeeded. */
async function succeeded(
  req: PayloadRequest,
  email: string,
  { token, ...result }: SignedIn,
): Promise<Response> {
  const { collections, config } = req.payload;
  const auth = collections.users.config.auth;
  const account = accountOf(email);
  const { recoveryCodes } = contextOf(req);
  const headers = new Headers(noStore);
  headers.append(
    'set-cookie',
    generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: config.cookiePrefix,
      token: token ?? '',
    }),
  );
  const known = deviceOf(req.headers, account);
  headers.append('set-cookie', deviceCookie(account, known, Boolean(auth.cookies.secure)));
  const message = req.t('authentication:passed');
  return reply(
    { message, ...result, token, ...(recoveryCodes && { recoveryCodes }) },
    200,
    headers,
  );
}

/**
 * `POST /users/login` `{ email, password, code?, enrolment? }` instead of Payload's: 200 as Payload
 * answers; 401 with `step` `"code"` or `"enrol"` where the password is right and a code is needed, or an
 * app has to be set up first (`enrolment`: what for); 401 in the same words and after the same work for
 * every other account or password; 429 with `Retry-After` for an origin that has failed too often.
 */
export const login: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const login = { email: text(req.data?.email), password: text(req.data?.password) };
    const { email } = login;
    const attempt = attemptOf(req, email);
    const seconds = await beginAttempt(attempt);
    if (seconds > 0) return tooMany(req, seconds);
    const known = await req.payload.db.findOne<User>({
      collection: 'users',
      where: { email: { equals: accountOf(email) } },
    });
    // Strangers must not wait in line with an account's owner, and unknown accounts take the same work.
    if (!(await isPassword(login.password, known)) || !known) {
      await recordFailedSignIn(req, email, known);
      return refusal(401, sayTo(req)('wrong'));
    }
    contextOf(req).second = {
      code: text(req.data?.code),
      enrolment: text(req.data?.enrolment),
    };
    try {
      const result = await signInAlone(req, known.id, login);
      await forgetAttempts(attempt);
      return await succeeded(req, email, result);
    } catch (error) {
      if (error instanceof AuthenticationError) return refusal(401, sayTo(req)('wrong'));
      if (!(error instanceof StepNeeded)) throw error;
      const { message, step } = error;
      const { enrolment, wrongCode } = error.more;
      if (wrongCode) await recordFailedSignIn(req, email, known, 'codeWrong');
      return refusal(401, message, { step, ...(enrolment && { enrolment }) });
    }
  },
};
