import { randomBytes } from 'node:crypto';
import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Field,
  type FieldAccess,
  type PayloadRequest,
} from 'payload';
import { nobody } from '@/cms/access/access';
import { aboutAccount, recordEvent } from '@/cms/audit/record';
import { label } from '@/i18n/label';
import type { User } from '@/cms/payload-types';
import { attemptOf, beginAttempt, forgetAttempts } from './login-throttle';
import { PASSWORD_LEAST, passwordProblem } from './password-policy';
import { tooManyError } from './replies';
import { contextOf } from './sign-in';
import { isPasswordOf } from './stored-password';
import { sayTo } from '@/cms/admin-words/say';

const problemAt = (req: PayloadRequest, path: string, message: string) =>
  new ValidationError({ collection: 'users', req, errors: [{ path, message }] }, req.t);

const isLocal = (req: PayloadRequest) => req.payloadAPI === 'local';

/** Over HTTP nobody sets another's password: Payload would leave the field out without a word. */
export const ownPasswordOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args;
  const { data, id } = args as { data?: { password?: unknown }; id?: string | number };
  if (!isLocal(req) && data?.password && String(id) !== String(req.user?.id)) {
    throw problemAt(req, 'password', sayTo(req)('passwordOfOther'));
  }
  return args;
};

/** Whether the password that was sent along is that of who sends it; guesses are counted as at signing in. */
async function checkCurrent(req: PayloadRequest, user: User, current: unknown): Promise<void> {
  const say = sayTo(req);
  if (typeof current !== 'string' || !current) {
    throw problemAt(req, 'currentPassword', say('currentPasswordMissing'));
  }
  const attempt = attemptOf(req, user.email);
  const seconds = await beginAttempt(attempt);
  if (seconds > 0) throw tooManyError(req, seconds);
  if (!(await isPasswordOf(req, user.id, current))) {
    throw problemAt(req, 'currentPassword', say('currentPasswordWrong'));
  }
  await forgetAttempts(attempt);
}

/**
 * New passwords are good ones, and who changes their own password or address knows the present password.
 * An account that is made without a password gets one that nobody knows.
 */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // A link of its own kind has been checked already; Payload gives the user as it is stored.
  if (!data || contextOf(req).passwordReset) return data;
  const { currentPassword, ...rest } = data;
  if (operation === 'create' && !rest.password) {
    return { ...rest, password: randomBytes(32).toString('base64url') };
  }
  const changes = rest.password || (rest.email ?? originalDoc?.email) !== originalDoc?.email;
  if (operation === 'update' && changes && !isLocal(req) && originalDoc?.id === req.user?.id) {
    await checkCurrent(req, originalDoc as User, currentPassword);
  }
  if (rest.password) {
    const owner = { email: rest.email ?? originalDoc?.email, name: rest.name ?? originalDoc?.name };
    const problem = await passwordProblem(rest.password, owner);
    if (problem) {
      throw problemAt(req, 'password', sayTo(req)(problem, { least: PASSWORD_LEAST }));
    }
    if (operation === 'update') {
      await recordEvent(req, { kind: 'passwordChanged', ...aboutAccount(originalDoc as User) });
    }
  }
  return rest;
};

const themselves: FieldAccess = ({ id, req }) =>
  Boolean(req.user) && String(id) === String(req.user?.id);

/** Sent along when somebody changes their own password or address; kept nowhere. */
export const currentPasswordField: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: label('Hozirgi parol', 'Нынешний пароль', 'Current password'),
  access: { create: nobody, update: themselves },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/src/cms/accounts/admin/CurrentPassword#CurrentPassword' },
  },
};
