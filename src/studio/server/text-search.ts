import type { Payload } from 'payload';
import { locales } from '@/i18n/locales';
import { fold } from '@/lib/fold';
import type { Principal } from '@/cms/access/access';
import { documentRef } from '@/cms/documents';
import { localizedFields, type LocalizedField } from '@/cms/translation-status/fields';
import { isGlobalKind, translatedDocuments } from '@/cms/translation-status/kinds';
import { plainText } from './plain';

/** Fewer letters are in nearly every document. */
export const LEAST_LETTERS = 2;

/** So many words stand before and after what was sought. */
const AROUND = 4;

/** The words of a text around the first place that has some words, in any spelling; null where none has. */
function excerptOf(text: string, wanted: string): string | null {
  if (!fold(text).includes(wanted)) return null;
  const words = text.split(/\s+/);
  const length = wanted.split(' ').length + AROUND;
  const has = (from: number, to: number) => fold(words.slice(from, to).join(' ')).includes(wanted);
  const end = words.findIndex((_, index) => has(Math.max(0, index - length), index + 1)) + 1;
  const from = Math.max(0, end - length);
  const to = Math.min(words.length, end + AROUND);
  const shown = words.slice(from, to).join(' ');
  return `${from > 0 ? '…' : ''}${shown}${to < words.length ? '…' : ''}`;
}

/** The first of a document's texts that has some words, in whichever language and spelling, around them. */
export function textWith(
  fields: readonly Pick<LocalizedField, 'values'>[],
  words: string,
): string | null {
  const wanted = fold(words);
  for (const { values } of fields) {
    for (const lang of locales) {
      const excerpt = excerptOf(plainText(values[lang]) ?? '', wanted);
      if (excerpt !== null) return excerpt;
    }
  }
  return null;
}

/** A document of which a text has what was sought. */
export interface Found {
  ref: string;
  /** The words around it. */
  text: string;
}

/** The documents that somebody may read and of which a text has some words, as it is being written. */
export async function documentsWith(
  payload: Payload,
  words: string,
  reader: Principal,
): Promise<Found[]> {
  if (fold(words).length < LEAST_LETTERS) return [];
  const documents = await translatedDocuments(payload, reader);
  return documents.flatMap(({ config, document }) => {
    const text = textWith(localizedFields(config.flattenedFields, document), words);
    const { slug } = config;
    const id = isGlobalKind(slug) ? undefined : (document.id as number);
    return text === null ? [] : [{ ref: documentRef(slug, id), text }];
  });
}
