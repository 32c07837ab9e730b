import type { Payload } from 'payload';
import { byLanguage, defaultLocale, type Locale } from '@/i18n/locales';
import type { Principal } from '@/cms/access/access';
import { routes } from '@/routes';
import { countStates, fieldStatuses, type Counts } from '@/cms/translation-status/status';
import { publishedIn } from '@/cms/localized';
import { documentRef } from '@/cms/documents';
import { isGlobalKind, translatedDocuments, type Translated } from '@/cms/translation-status/kinds';
import { labelIn } from '@/cms/admin-words/say';
import { pageOf } from './pages-of';
import { titlesOf, type Titles } from './titles';

/** Where a document stands in the tree of the translations view. */
export const groupNames = [
  'home',
  'passengers',
  'services',
  'airport',
  'press',
  'everywhere',
] as const;
export type GroupName = (typeof groupNames)[number];

/** How a document stands in one language. */
export interface LanguageSummary {
  counts: Counts;
  /** Whether visitors see it in this language. */
  published: boolean;
}

/** A document in the tree. */
export interface Entry {
  /** `pages:12`, or `header`. */
  ref: string;
  kind: string;
  /** What it is called in the language of whoever asks; of a global its slug. */
  title: string;
  /** What it is called in each language. */
  titles: Titles;
  /** The page on which it is seen; null where there is none yet. */
  path: string | null;
  group: GroupName;
  languages: Record<Locale, LanguageSummary>;
}

function groupOf(slug: string, path: string | null): GroupName {
  const [first = ''] = (path ?? '').split('/').filter(Boolean);
  if (isGlobalKind(slug)) return 'everywhere';
  if (['media', 'terms', 'cities'].includes(slug)) return 'everywhere';
  if (path === '/') return 'home';
  if (first === 'press-center') return 'press';
  if (['services', 'parking', 'how-to-get-there', 'partners'].includes(first)) return 'services';
  return first === 'passengers' || first === 'flight-board' || first === 'seasonal-schedule'
    ? 'passengers'
    : 'airport';
}

/** The name of a document: `pages:12`, or `header`. */
export const refOf = ({ config: { slug }, document }: Translated): string =>
  documentRef(slug, isGlobalKind(slug) ? undefined : (document.id as number));

/** @param language of whoever asks */
export function entryOf({ config, document }: Translated, language: string): Entry {
  const { slug } = config;
  const statuses = fieldStatuses(config, document);
  const path = pageOf(slug, document);
  const { useAsTitle } = config.admin as { useAsTitle?: string };
  const titles = isGlobalKind(slug) ? byLanguage(() => slug) : titlesOf(useAsTitle, document);
  return {
    ref: refOf({ config, document }),
    kind: slug,
    title: labelIn(titles, language),
    titles,
    path,
    group: groupOf(slug, path),
    languages: byLanguage((lang) => ({
      counts: countStates(statuses, lang),
      published: publishedIn(document, lang),
    })),
  };
}

const order = new Map(routes.map(({ path }, index) => [path, index]));
const position = ({ path }: Entry) => order.get(path?.split('?')[0] ?? '') ?? order.size;

/** Documents and how each stands in every language; by route, then by title. */
export const overviewOf = (
  documents: readonly Translated[],
  language: string = defaultLocale,
): (Entry & { translated: Translated })[] =>
  documents
    .map((translated) => ({ ...entryOf(translated, language), translated }))
    .sort((a, b) => position(a) - position(b) || a.title.localeCompare(b.title, language));

/**
 * Every translated document that somebody may read, and how it stands in each language; by route, then
 * by title.
 * @param language in which documents are called, and by which they are sorted
 */
export async function overview(
  payload: Payload,
  language: string = defaultLocale,
  reader: Principal,
): Promise<Entry[]> {
  const documents = await translatedDocuments(payload, reader);
  return overviewOf(documents, language).map(({ translated: _, ...entry }) => entry);
}
