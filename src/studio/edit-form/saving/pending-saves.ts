import type { Locale } from '@/i18n/locales';
import type { Save } from './saver';

/** A save that is kept in this browser, as the server may not have it. */
export interface PendingSave {
  /** When it was typed, in ISO 8601. */
  at: string;
  writer: string;
  save: Save;
}

const PREFIX = 'parvoz-unsent';

const keyOf = (document: string, lang: Locale, writer: string) =>
  [PREFIX, document, lang, writer].join(' ');

/** The name of the lock that a window holds as long as it is open. */
export const lockOf = (writer: string) => `${PREFIX} ${writer}`;

/** Without room or right to keep it, a save is only sent. */
export function storePendingSave(document: string, lang: Locale, writer: string, save: Save): void {
  const unsent: PendingSave = { at: new Date().toISOString(), writer, save };
  try {
    localStorage.setItem(keyOf(document, lang, writer), JSON.stringify(unsent));
  } catch {
    // Storage is blocked or full.
  }
}

export function removePendingSave(document: string, lang: Locale, writer: string): void {
  try {
    localStorage.removeItem(keyOf(document, lang, writer));
  } catch {
    // Storage is blocked.
  }
}

/** What windows that are no longer there left of a document, the newest first. */
export async function pendingSavesOf(document: string, lang: Locale): Promise<PendingSave[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(keyOf(document, lang, '')))
      .map(([, text]) => JSON.parse(String(text)) as PendingSave)
      .filter(({ writer }) => !open.has(lockOf(writer)))
      .sort((one, other) => other.at.localeCompare(one.at));
  } catch {
    return [];
  }
}
