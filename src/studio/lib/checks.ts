import type { Locale } from '@/i18n/locales';

/** Something that a check of accessibility found on a page. */
export interface Finding {
  rule: string;
  help: string;
  helpUrl: string;
  /** A CSS selector of each element that it concerns. */
  targets: string[];
}

/** The checks of the pages by language: running, done, or absent. */
export type Checks = Partial<Record<Locale, Finding[] | 'running'>>;
