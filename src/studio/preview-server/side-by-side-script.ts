import type { Locale } from '@/i18n/locales';
import { SHOWN, sharedAddress, type Grant } from '@/platform/preview-access/preview-token';

/** From this width on, in CSS pixels, there is room for the languages of a share link side by side. */
export const TOGETHER_FROM = 1200;

/** A value within a script of a document. */
export const literal = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Leads from a language to all of them where there is room, before anything is painted. In a frame,
 * or where the reader asked for one language, it stays.
 */
export const togetherScript = (given: Grant, lang: Locale): string =>
  `self===top&&matchMedia('(min-width:${TOGETHER_FROM}px)').matches&&!/[?&]${SHOWN}=/.test(location.search)&&location.replace(${literal(sharedAddress(given, lang, 'together'))})`;
