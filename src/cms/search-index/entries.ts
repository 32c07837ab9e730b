import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { Locale } from '@/i18n/locales';
import { cardPath, pagePath, partnerPath, personPath, pressPath, servicePath } from '@/lib/hrefs';
import { isText, localText, plain, type LocalText } from '@/lib/local-text';
import {
  inLanguage,
  isEmpty,
  isRichState,
  isShown,
  provenance,
  type InLanguage,
} from '@/cms/localized';
import type { Page, Partner, Person, Place, Press, Service } from '@/cms/payload-types';

export const searchTypes = ['page', 'faq', 'service', 'place', 'partner', 'press'] as const;
export type SearchType = (typeof searchTypes)[number];

/**
 * One thing a visitor can find, in one language. Title, text and body say that they stand in Uzbek
 * where they do (`lib/local-text.ts`); a body that is put together of several texts does not.
 */
export interface SearchEntry {
  lang: Locale;
  link: string;
  type: SearchType;
  title: LocalText;
  /** What stands under the title in a result. */
  text: LocalText;
  /** Words people search it by, separated by commas. */
  keywords: string;
  body: LocalText;
  /** `YYYY-MM-DD`, of press releases. */
  date: string | null;
}

export const indexed = ['pages', 'places', 'services', 'partners', 'press', 'people'] as const;
export type Indexed = (typeof indexed)[number];

export function isIndexed(slug: string): slug is Indexed {
  return indexed.includes(slug as Indexed);
}

function wordsOf(body: unknown): LocalText {
  if (!isRichState(body)) return '';
  let words: string;
  try {
    words = convertLexicalToPlaintext({ data: body as never });
  } catch {
    return '';
  }
  return localText(words.replace(/\s+/g, ' ').trim(), body[provenance] ?? {});
}

/** Every text within a value: headings, cells, formatted bodies. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('root' in value) return [plain(wordsOf(value))];
  return Object.entries(value).flatMap(([key, entry]) => {
    if (['id', 'anchor', 'blockType', 'blockName', 'icon', 'href', 'value'].includes(key))
      return [];
    return isText(entry) ? [plain(entry)] : textsOf(entry);
  });
}

type Entry = Omit<SearchEntry, 'lang'>;

const entry = (
  type: SearchType,
  link: string,
  doc: { title?: LocalText | null; text?: LocalText | null; keywords?: LocalText | null },
  body: LocalText,
  date: string | null = null,
): Entry => ({
  type,
  link,
  title: doc.title ?? '',
  text: doc.text ?? '',
  keywords: plain(doc.keywords ?? ''),
  body,
  date,
});

/** A page, and each question of its accordions under its own anchor. */
function ofPage(page: InLanguage<Page>): Entry[] {
  const path = pagePath(page.slug);
  const sections = page.sections ?? [];
  const questions = sections.flatMap((section) =>
    section.blockType === 'accordion'
      ? (section.items ?? [])
          .filter(({ body }) => !isEmpty(body))
          .map(({ anchor, title, body }) =>
            entry('faq', `${path}#${anchor}`, { title, text: wordsOf(body) }, ''),
          )
      : [],
  );
  const rest = sections.filter(({ blockType }) => blockType !== 'accordion');
  const self = entry('page', path, { ...page, text: page.lead }, textsOf(rest).join(' '));
  return [self, ...questions];
}

const toEntries: { [Slug in Indexed]: (doc: never) => Entry[] } = {
  pages: ofPage,
  places: (place: InLanguage<Place>) => [
    entry('place', cardPath(place.kind, place.slug), place, wordsOf(place.body)),
  ],
  services: (service: InLanguage<Service>) => [
    entry('service', service.page || servicePath(service.slug), service, wordsOf(service.body)),
  ],
  partners: (partner: InLanguage<Partner>) => [
    entry('partner', partnerPath(partner.slug), partner, wordsOf(partner.body)),
  ],
  press: (release: InLanguage<Press>) => [
    entry('press', pressPath(release.slug), release, wordsOf(release.body), release.date ?? null),
  ],
  people: (person: InLanguage<Person>) =>
    person.page
      ? [
          entry(
            'page',
            personPath(person.slug),
            { title: person.name, text: person.position },
            wordsOf(person.body),
          ),
        ]
      : [],
};

/**
 * What can be found of a published document in a language.
 * @param document read with `locale: 'all'`
 */
export function entriesOf(slug: Indexed, document: unknown, lang: Locale): SearchEntry[] {
  if (!isShown(document, lang)) return [];
  const doc = inLanguage<never>(document, lang, { marks: true });
  const [self, ...parts] = toEntries[slug](doc);
  if (!self?.title) return [];
  return [self, ...parts.filter(({ title }) => title)].map((one) => ({ ...one, lang }));
}
