import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { Locale } from '@/i18n/locales';
import { ofTag } from '@/i18n/uzbek-alphabets/alphabets';
import { setRequestAlphabet } from '@/lib/request-alphabet';

/**
 * The language of the path, made known to next-intl, and its alphabet, which `requestAlphabet` tells; anything
 * but a language is no page.
 */
export async function requestedLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  const asked = ofTag(locale);
  if (!asked) notFound();
  setRequestLocale(asked.lang);
  setRequestAlphabet(asked.alphabet);
  return asked.lang;
}
