import {
  Forbidden,
  ValidationError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { requestTime } from '@/lib/request-time';
import { say, type MessageKey } from '@/cms/admin-words/say';
import { beginningOf, hashOfKey, newKey } from './key';

declare module 'payload' {
  interface RequestContext {
    /** The key that is being created, to be told once. */
    newKey?: string;
  }
}

const refuse = (req: PayloadRequest, path: string, message: MessageKey) =>
  new ValidationError(
    { collection: 'api-keys', req, errors: [{ path, message: say(req, message) }] },
    req.t,
  );

/** A key is no account: there is nothing to refresh or sign out of. */
export const noSessions: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'refresh' || operation === 'login') throw new Forbidden(req.t);
  return args;
};

/** Makes the key of a new record; of one that is revoked, nothing can be changed any more. */
export const writeKey: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const now = requestTime();
  const ends = data.expiresAt as string | null | undefined;
  if (ends && ends !== originalDoc?.expiresAt && Date.parse(ends) <= now) {
    throw refuse(req, 'expiresAt', 'keyEnds');
  }
  if (operation === 'create') {
    const key = newKey();
    req.context.newKey = key;
    return {
      ...data,
      hash: hashOfKey(key),
      beginning: beginningOf(key),
      createdBy: req.user?.collection === 'users' ? req.user.id : null,
      lastUsedAt: null,
      revokedAt: null,
    };
  }
  if (originalDoc?.revokedAt) throw refuse(req, 'revokedAt', 'keyRevoked');
  return data.revokedAt ? { ...data, revokedAt: new Date(now).toISOString() } : data;
};

/** The one time that a key is told: in the reply to its creation. */
export const revealKeyOnce: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'create' || !req.context.newKey) return result;
  const { newKey: key } = req.context;
  delete req.context.newKey;
  return { ...(result as object), key } as never;
};
