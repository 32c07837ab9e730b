import type { Locale } from '@/i18n/locales';
import { isSameSignature, signatureOf } from './signature';

const sign = (title: string, lang: string) =>
  signatureOf('share-image', `${lang}\n${title}`).slice(0, 22);

/** The address of the drawn sharing picture of a title; signed, so that nobody else's words are drawn. */
export function shareImage(title: string, lang: Locale): string {
  return `/share-image/?${new URLSearchParams({ lang, title, sign: sign(title, lang) })}`;
}

export const isSigned = (title: string, lang: string, given: string): boolean =>
  isSameSignature(sign(title, lang), given);
