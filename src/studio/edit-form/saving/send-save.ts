import { ApiError, callApi } from '@/cms/admin-ui/api';
import { writeTarget } from '@/cms/admin-ui/routes';
import type { Locale } from '@/i18n/locales';
import type { Conflict, Outcome, Refused, Save } from './saver';

/** A document that is written in a language. */
export interface Target {
  /** Such as `pages:12`. */
  document: string;
  lang: Locale;
  /** Tells this window from others of the same person. */
  writer: string;
  /** Of the admin: refusals are said in it. */
  language: string;
  /** It has no drafts: a save is public. */
  isManual: boolean;
}

interface How {
  /** The version before is kept, as it is somebody else's. */
  keepsVersion?: boolean;
  /** The page is being left. */
  isLeaving?: boolean;
}

interface Reply {
  doc?: Record<string, unknown>;
  result?: Record<string, unknown>;
}

/** The refusal of a save as the server puts it. */
interface Refusal {
  errors?: {
    data?: { conflicts?: Conflict[]; revision?: number; errors?: Refused['fields'] };
  }[];
}

/** Whether the session is still there. */
export const isSignedIn = async (language: string): Promise<boolean> => {
  const { user } = await callApi<{ user: unknown }>('/users/me', language);
  return Boolean(user);
};

async function outcomeOf(error: unknown, language: string): Promise<Outcome> {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { status, message, answer } = error;
  const data = (answer as Refusal | null)?.errors?.[0]?.data;
  if (status === 409 && data?.conflicts) {
    return { kind: 'conflict', conflicts: data.conflicts, revision: data.revision ?? 0 };
  }
  if (status === 429 || status >= 500) return { kind: 'failed' };
  if (status === 401 || status === 403) {
    const known = await isSignedIn(language).catch(() => null);
    if (known === null) return { kind: 'failed' };
    if (!known) return { kind: 'signedOut' };
  }
  return { kind: 'refused', message, fields: data?.errors };
}

/** Saves what was written of a document: as a draft, where it has drafts. */
export async function sendSave(
  { document, lang, writer, language, isManual }: Target,
  { revision, written, data }: Save,
  { keepsVersion = false, isLeaving = false }: How = {},
): Promise<Outcome> {
  const { path, method } = writeTarget(document, lang);
  const draft = isManual ? '' : `&draft=true&autosave=${!keepsVersion}`;
  const query = `${draft}&fallback-locale=null`;
  const body = { ...data, ...(!isManual && { _status: 'draft' }), revision, written, writer };
  try {
    const call = { method, body, keepalive: isLeaving };
    const { doc, result } = await callApi<Reply>(path + query, language, call);
    return { kind: 'saved', document: doc ?? result ?? {} };
  } catch (error) {
    return outcomeOf(error, language);
  }
}
