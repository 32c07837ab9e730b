import type { BlocksField, FlattenedField } from 'payload';
import type { Person } from '@/features/pages/sections/people/schema';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { inLanguage, isEmpty } from '@/cms/localized';
import { toSections } from '@/sources/cms/sections';
import type { Page } from '@/cms/payload-types';

/** A section of a page that would show visitors nothing. */
export interface EmptySection {
  /** The id of its row in the editor. */
  id: string;
  /** What kind of section it is, in the admin's language, and its number. */
  name: string;
}

const someone = { name: '-', position: '', text: '', image: null } as Partial<Person> as Person;
const means = {
  person: () => someone,
  inOthers: [],
  // Whether there is anything is asked, not what.
  toBody: (state: unknown) => (isEmpty(state) ? '' : '-'),
};

/**
 * The sections of a document's draft that show nothing in a language, Uzbek texts in the place of missing
 * ones; none where the document has no sections.
 * @param draft read with `locale: 'all'`
 */
export function emptySections(
  fields: readonly FlattenedField[],
  draft: Record<string, unknown>,
  lang: Locale,
  nameOf: (label: unknown) => string,
): EmptySection[] {
  const field = fields.find(({ name, type }) => name === 'sections' && type === 'blocks');
  if (!field) return [];
  const { blocks } = field as unknown as Pick<BlocksField, 'blocks'>;
  const _status = { [defaultLocale]: 'published', [lang]: 'published' };
  const { sections } = inLanguage<Pick<Page, 'sections'>>({ ...draft, _status }, lang);
  return (sections ?? []).flatMap((section, index) => {
    if (toSections([section], means).length > 0) return [];
    const kind = blocks.find(({ slug }) => slug === section.blockType);
    const name = `${nameOf(kind?.labels?.plural)} ${index + 1}`;
    return [{ id: String(section.id), name }];
  });
}
