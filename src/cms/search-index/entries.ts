import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { Locale } from '@/i18n/locales';
import { ITEM_PARAM } from '@/constants';
import type { FoundKind } from '@/features/search/kinds';
import { words } from '@/i18n/words';
import { cardPath, pagePath, partnerPath, personPath, pressPath, servicePath } from '@/lib/hrefs';
import { isText, localText, mapText, plain, provenanceOf, type LocalText } from '@/lib/local-text';
import type { SharedValues } from '@/lib/shared-values';
import {
  inLanguage,
  isEmpty,
  isRichState,
  isShown,
  provenance,
  type InLanguage,
} from '@/cms/localized';
import type { Page, Partner, Person, Place, Press, Service } from '@/cms/payload-types';

/** Flights are found on the board. */
export type SearchType = Exclude<FoundKind, 'flight'>;

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
  /** What of the text it is found by, where that is not all of it. */
  indexedText?: string;
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

/** Fields of sections whose values are no words for readers. */
const noTexts = [
  ...['id', 'anchor', 'blockType', 'blockName', 'icon', 'way', 'href', 'value', 'tone'],
  ...['first', 'last', 'freeMinutes', 'hourPrice', 'dayPrice'],
];

/** Every text within a value: headings, cells, formatted bodies. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('root' in value) return [plain(wordsOf(value))];
  return Object.entries(value).flatMap(([key, entry]) => {
    if (noTexts.includes(key)) return [];
    return isText(entry) ? [plain(entry)] : textsOf(entry);
  });
}

/** Texts as one, in which a heading or a cell does not run into what follows it. */
const joined = (texts: readonly string[]): string =>
  texts
    .reduce(
      (all, text) => (/[.!?…:]$/.test(all) || !all ? `${all} ${text}` : `${all} · ${text}`),
      '',
    )
    .trim();

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

type SectionOf<Type> = Extract<
  NonNullable<InLanguage<Page>['sections']>[number],
  { blockType: Type }
>;

/** A thing that may be brought, with what is said of it; its link opens the page with that answer. */
function ofItem(
  item: NonNullable<SectionOf<'allowances'>['items']>[number],
  { path, anchor, lang }: { path: string; anchor: string; lang: Locale },
): Entry {
  const { title, keywords, text, cabin, hold } = item;
  const t = words(provenanceOf(text ?? '').lang ?? lang, 'allowances');
  const verdicts = `${t('cabin')}: ${t(cabin)}. ${t('hold')}: ${t(hold)}.`;
  const query = new URLSearchParams({ [ITEM_PARAM]: plain(title ?? '') });
  const said = mapText(text ?? '', (condition) => `${verdicts} ${condition}`);
  return {
    ...entry('item', `${path}?${query}#${anchor}`, { title, keywords, text: said }, ''),
    // “Cabin” and “hold” are said of everything.
    indexedText: plain(text ?? ''),
  };
}

/** A page, each question of its accordions under its own anchor, and each thing that may be brought. */
function ofPage(page: InLanguage<Page>, lang: Locale): Entry[] {
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
  const items = sections.flatMap((section) =>
    section.blockType === 'allowances'
      ? (section.items ?? []).map((item) => ofItem(item, { path, anchor: section.anchor, lang }))
      : [],
  );
  // What is found by itself does not make its page be found.
  const rest = sections
    .filter(({ blockType }) => blockType !== 'accordion')
    .map((section) =>
      section.blockType === 'allowances' ? { ...section, items: undefined } : section,
    );
  const self = entry('page', path, { ...page, text: page.lead }, joined(textsOf(rest)));
  return [self, ...questions, ...items];
}

const toEntries: { [Slug in Indexed]: (doc: never, lang: Locale) => Entry[] } = {
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
 * @param values what its texts refer to
 */
export function entriesOf(
  slug: Indexed,
  document: unknown,
  lang: Locale,
  values?: SharedValues,
): SearchEntry[] {
  if (!isShown(document, lang)) return [];
  const doc = inLanguage<never>(document, lang, { marks: true, values });
  const [self, ...parts] = toEntries[slug](doc, lang);
  if (!self?.title) return [];
  return [self, ...parts.filter(({ title }) => title)].map((one) => ({ ...one, lang }));
}
