import { isSameSignature, signatureOf } from './signature';

const sign = (title: string, lang: string) =>
  signatureOf('share-image', `${lang}\n${title}`).slice(0, 22);

/**
 * The address of the drawn sharing picture of a title; signed, so that nobody else's words are drawn.
 * @param lang the language tag of its page
 */
export function shareImage(title: string, lang: string): string {
  return `/share-image/?${new URLSearchParams({ lang, title, sign: sign(title, lang) })}`;
}

export const isSigned = (title: string, lang: string, given: string): boolean =>
  isSameSignature(sign(title, lang), given);
