import { env } from '@/env';
import { isSameSignature, signatureOf } from '@/lib/signature';

/** What the server requests from itself over its own address. */
export type InternalTask = 'draft-mode' | 'page-exists';

const HEADER = 'x-parvoz-internal';

export const internalUrl = (path: string): URL =>
  new URL(path, env().INTERNAL_URL ?? `http://127.0.0.1:${env().PORT}`);

export const internalHeaders = (task: InternalTask) => ({
  [HEADER]: signatureOf('internal', task),
});

/** Whether the server itself sent a request. */
export const isInternal = (task: InternalTask, headers: Headers): boolean =>
  isSameSignature(signatureOf('internal', task), headers.get(HEADER) ?? '');
