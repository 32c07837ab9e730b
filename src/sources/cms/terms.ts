import type { InLanguage } from '@/cms/localized';
import type { Term } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import type { Option } from '@/schema-parts/common';
import { readSome, shownIn } from './read';
import { visitorsReading } from './view';

export const none: Option = { value: '', text: '' };

/** A value that editors keep in the collection `terms`; none where it has no words. */
export const toOption = (term: number | InLanguage<Term> | null | undefined): Option =>
  typeof term === 'object' && term?.title ? { value: term.slug, text: term.title } : none;

/** Some terms as options. Their texts are shown whatever their own state, as where a document refers to them. */
export async function readTerms(
  ids: readonly number[],
  lang: Locale,
): Promise<{ id: number; option: Option }[]> {
  const terms = (await readSome('terms', ids)) as { id: number }[];
  const reading = await visitorsReading();
  return terms.map((term) => ({
    id: term.id,
    option: toOption(shownIn<{ term: Term }>({ term }, lang, reading).term),
  }));
}
