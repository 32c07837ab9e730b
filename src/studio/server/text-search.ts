import type { Payload } from 'payload';
import { locales } from '@/i18n/locales';
import { fold } from '@/lib/fold';
import type { Principal } from '@/cms/access/access';
import { documentRef } from '@/cms/documents';
import { localizedFields, type LocalizedField } from '@/cms/translation/fields';
import { isGlobalKind, translatedDocuments } from '@/cms/translation/kinds';
import { plainText } from './plain';

/** Fewer letters are in nearly every document. */
export const LEAST_LETTERS = 2;

/** Whether one of a document's texts has some words, in whichever language and spelling. */
export function hasText(fields: readonly Pick<LocalizedField, 'values'>[], words: string): boolean {
  const wanted = fold(words);
  return fields.some(({ values }) =>
    locales.some((lang) => fold(plainText(values[lang]) ?? '').includes(wanted)),
  );
}

/** The documents that somebody may read and of which a text has some words, as it is being written. */
export async function documentsWith(
  payload: Payload,
  words: string,
  reader: Principal,
): Promise<string[]> {
  if (fold(words).length < LEAST_LETTERS) return [];
  const documents = await translatedDocuments(payload, reader);
  return documents
    .filter(({ config, document }) =>
      hasText(localizedFields(config.flattenedFields, document), words),
    )
    .map(({ config: { slug }, document }) =>
      documentRef(slug, isGlobalKind(slug) ? undefined : (document.id as number)),
    );
}
