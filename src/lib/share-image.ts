import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@/contract/locale';
import { env } from '@/env';

const sign = (title: string, lang: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`share-image\n${lang}\n${title}`)
    .digest('base64url')
    .slice(0, 22);

/** The address of the drawn sharing picture of a title; signed, so that nobody else's words are drawn. */
export function shareImage(title: string, lang: Locale): string {
  return `/share-image/?${new URLSearchParams({ lang, title, sign: sign(title, lang) })}`;
}

export function isSigned(title: string, lang: string, given: string): boolean {
  const expected = Buffer.from(sign(title, lang));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
