import type {
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { locales, type Locale } from '../../src/contract/locale';
import { routes } from '../../src/routes';
import {
  countStates,
  fieldStatuses,
  isComplete,
  recordIn,
  type Counts,
  type FieldState,
  type FieldStatus,
} from '../../src/sources/cms/status';
import { publishedIn } from '../../src/sources/localized';
import { documentRef, parseDocument } from './documents';
import { pageOf } from './pages-of';
import { hashOf } from './round-trip/hash';

type Document = Record<string, unknown>;
type Config = SanitizedCollectionConfig | SanitizedGlobalConfig;

/** The collections and globals whose texts are translated. */
const collections = [
  'pages',
  'press',
  'places',
  'services',
  'partners',
  'people',
  'floor-plans',
  'terms',
  'media',
  'cities',
] as const;
const globals = [
  'airport',
  'header',
  'footer',
  'cookies',
  'message',
  'error-messages',
  'not-found',
] as const;

export const translatedKinds: readonly string[] = [...collections, ...globals];

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
  title: string;
  /** The page on which it is seen; null where there is none yet. */
  path: string | null;
  group: GroupName;
  languages: Record<Locale, LanguageSummary>;
}

const inDrafts = { locale: 'all', draft: true, depth: 0, pagination: false } as const;

const byLanguage = <Value>(of: (lang: Locale) => Value) =>
  Object.fromEntries(locales.map((lang) => [lang, of(lang)])) as Record<Locale, Value>;

/** The title of a document, in Uzbek or else in any language. */
function titleOf(config: Config, document: Document): string {
  const field = (config.admin as { useAsTitle?: string }).useAsTitle;
  const named = field ? document[field] : undefined;
  if (typeof named === 'string') return named;
  const texts = Object.values((named ?? {}) as Document);
  const found = texts.find((text) => typeof text === 'string' && text !== '');
  return String(found ?? document.filename ?? document.slug ?? document.id ?? config.slug);
}

function groupOf(slug: string, path: string | null): GroupName {
  const [first = ''] = (path ?? '').split('/').filter(Boolean);
  if ((globals as readonly string[]).includes(slug)) return 'everywhere';
  if (['media', 'terms', 'cities'].includes(slug)) return 'everywhere';
  if (path === '/') return 'home';
  if (first === 'press-center') return 'press';
  if (['services', 'parking', 'how-to-get-there', 'partners'].includes(first)) return 'services';
  return first === 'passengers' || first === 'flight-board' || first === 'seasonal-schedule'
    ? 'passengers'
    : 'airport';
}

function entryOf(config: Config, document: Document): Entry {
  const { slug } = config;
  const isGlobal = (globals as readonly string[]).includes(slug);
  const statuses = fieldStatuses(config as never, document);
  const path = pageOf(slug, document);
  return {
    ref: documentRef(slug, isGlobal ? undefined : (document.id as number)),
    kind: slug,
    title: isGlobal ? slug : titleOf(config, document),
    path,
    group: groupOf(slug, path),
    languages: byLanguage((lang) => ({
      counts: countStates(statuses, lang),
      published: publishedIn(document, lang),
    })),
  };
}

async function readAll(payload: Payload, slug: string): Promise<Document[]> {
  const { docs } = await payload.find({ collection: slug as 'pages', ...inDrafts });
  return docs as unknown as Document[];
}

const readGlobal = async (payload: Payload, slug: string) =>
  (await payload.findGlobal({
    slug: slug as 'header',
    locale: 'all',
    draft: true,
    depth: 0,
  })) as unknown as Document;

const globalConfig = (payload: Payload, slug: string) =>
  payload.globals.config.find((config) => config.slug === slug) as SanitizedGlobalConfig;

const order = new Map(routes.map(({ path }, index) => [path, index]));
const position = ({ path }: Entry) => order.get(path?.split('?')[0] ?? '') ?? order.size;

/** Every document that is translated, and how it stands in each language; by route, then by title. */
export async function overview(payload: Payload): Promise<Entry[]> {
  const ofCollections = collections.map(async (slug) => {
    const { config } = payload.collections[slug];
    return (await readAll(payload, slug)).map((document) => entryOf(config, document));
  });
  const ofGlobals = globals.map(async (slug) =>
    entryOf(globalConfig(payload, slug), await readGlobal(payload, slug)),
  );
  const entries = [...(await Promise.all(ofCollections)).flat(), ...(await Promise.all(ofGlobals))];
  return entries.sort((a, b) => position(a) - position(b) || a.title.localeCompare(b.title, 'uz'));
}

/** How far the documents of a kind are in a language. */
export interface Progress {
  kind: string;
  languages: Record<Locale, { complete: number; total: number; counts: Counts }>;
}

const add = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([state, count]) => [state, count + other[state as FieldState]]),
  ) as Counts;

/** The documents of each kind, complete and in all, in each language. */
export function progressOf(entries: readonly Entry[]): Progress[] {
  return [...new Set(entries.map(({ kind }) => kind))].map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    return {
      kind,
      languages: byLanguage((lang) => ({
        total: ofKind.length,
        complete: ofKind.filter(({ languages }) => isComplete(languages[lang].counts)).length,
        counts: ofKind.map(({ languages }) => languages[lang].counts).reduce(add),
      })),
    };
  });
}

/** Work on one language of a document. */
export interface Task {
  entry: Entry;
  lang: Locale;
  state: Exclude<FieldState, 'own' | 'empty'>;
  count: number;
}

/**
 * What is most urgent first: missing on a public page, changed on every page, changed on a public
 * page, then what stands in Uzbek by the number of its fields, then drafts.
 */
export function tasksOf(entries: readonly Entry[], langs: readonly Locale[]): Task[] {
  const rank = ({ entry, state }: Task): number => {
    const isPublic = entry.languages.uz.published;
    if (!isPublic) return 4;
    if (state === 'missing') return 0;
    if (state === 'changed') return entry.group === 'everywhere' ? 1 : 2;
    return 3;
  };
  return entries
    .flatMap((entry) =>
      langs.flatMap((lang): Task[] => {
        const { counts } = entry.languages[lang];
        const state = (['missing', 'changed', 'fallback'] as const).find(
          (name) => counts[name] > 0,
        );
        return state ? [{ entry, lang, state, count: counts[state] }] : [];
      }),
    )
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count);
}

/** A localized field as the view lists it. */
export interface FieldEntry {
  path: string;
  formPath: string;
  /** In the admin's language, outermost first. */
  labels: string[];
  kind: 'text' | 'richText';
  states: Record<Locale, FieldState>;
}

export interface LanguageDetail extends LanguageSummary {
  /** Whether the draft says something else than what visitors see. */
  unpublishedChanges: boolean;
  /** Whether it was ever public: a page that is not was taken down, or never published. */
  wasPublished: boolean;
  edited: { by: string | null; at: string } | null;
  /** What is going to happen, the next first. */
  scheduled: { id: number; action: 'publish' | 'takeDown'; at: string }[];
}

export interface Detail extends Omit<Entry, 'languages'> {
  fields: FieldEntry[];
  languages: Record<Locale, LanguageDetail>;
  /** Changes whenever anything of it does, so that frames know when to look again. */
  version: string;
}

const label = (req: PayloadRequest, value: unknown): string => {
  if (typeof value === 'function') return String(value({ t: req.t, i18n: req.i18n }));
  if (typeof value === 'string') return value;
  const words = (value ?? {}) as Record<string, string>;
  return words[req.i18n.language] ?? words.en ?? '';
};

const toFieldEntry = (req: PayloadRequest, { field, states }: FieldStatus): FieldEntry => ({
  path: field.path,
  formPath: field.formPath,
  labels: field.trail.map(({ label: name, row }) =>
    row === undefined ? label(req, name) : `${label(req, name)} ${row}`,
  ),
  kind: field.kind,
  states,
});

interface Stages {
  config: Config;
  published: Document | null;
  draft: Document | null;
}

/** A document as visitors may see it and as it is being written, in all languages. */
export async function stagesOf(payload: Payload, ref: string): Promise<Stages | null> {
  const { collection, global, id } = parseDocument(ref);
  if (!translatedKinds.includes(collection ?? global ?? '')) return null;
  if (global) {
    const config = globalConfig(payload, global);
    const read = { slug: global as 'header', locale: 'all', depth: 0 } as const;
    const [published, draft] = await Promise.all([
      payload.findGlobal({ ...read, draft: false }),
      payload.findGlobal({ ...read, draft: true }),
    ]);
    return { config, published: published as never, draft: draft as never };
  }
  const { config } = payload.collections[collection as 'pages'];
  const read = {
    collection: collection as 'pages',
    id: id ?? 0,
    locale: 'all',
    depth: 0,
    disableErrors: true,
  } as const;
  const [published, draft] = await Promise.all([
    payload.findByID({ ...read, draft: false }),
    payload.findByID({ ...read, draft: true }),
  ]);
  return { config, published: published as never, draft: draft as never };
}

async function wasPublishedIn(payload: Payload, ref: string, lang: Locale): Promise<boolean> {
  const { collection, global, id } = parseDocument(ref);
  const where = { 'version._status': { equals: 'published' } };
  const options = { locale: lang, limit: 1, depth: 0, select: {} } as const;
  const { totalDocs } = global
    ? await payload.findGlobalVersions({ slug: global as 'header', where, ...options })
    : await payload.findVersions({
        collection: collection as 'pages',
        where: { and: [where, { parent: { equals: id } }] },
        ...options,
      });
  return totalDocs > 0;
}

/** Everything the translations view says of one document; null where there is no such document. */
export async function detailOf(req: PayloadRequest, ref: string): Promise<Detail | null> {
  const { payload } = req;
  const stages = await stagesOf(payload, ref);
  if (!stages?.draft) return null;
  const { config, draft, published } = stages;
  const hasDrafts = Boolean(config.versions && config.versions.drafts);
  const statuses = fieldStatuses(config as never, draft);
  const publicStatuses = published ? fieldStatuses(config as never, published) : [];
  const publicFields = new Map(publicStatuses.map(({ field }) => [field.path, field.values]));
  const { docs: waiting } = await payload.find({
    collection: 'publications',
    where: { document: { equals: ref }, state: { equals: 'waiting' } },
    sort: 'at',
    depth: 0,
    pagination: false,
  });
  const { languages, ...entry } = entryOf(config, draft);
  const details = await Promise.all(
    locales.map(async (lang): Promise<[Locale, LanguageDetail]> => {
      const isPublic = publishedIn(published, lang);
      const record = recordIn(draft, lang);
      return [
        lang,
        {
          ...languages[lang],
          published: isPublic,
          unpublishedChanges:
            isPublic &&
            statuses.some(
              ({ field }) =>
                hashOf(field.values[lang]) !== hashOf(publicFields.get(field.path)?.[lang]),
            ),
          wasPublished: isPublic || (hasDrafts && (await wasPublishedIn(payload, ref, lang))),
          edited: record && { by: record.by?.name ?? null, at: record.at },
          scheduled: waiting
            .filter((one) => one.languages.includes(lang))
            .map(({ id, action, at }) => ({ id, action, at })),
        },
      ];
    }),
  );
  const fields = statuses.map((status) => toFieldEntry(req, status));
  const described = {
    ...entry,
    fields,
    languages: Object.fromEntries(details) as Detail['languages'],
  };
  return { ...described, version: hashOf(JSON.stringify([described, draft])) };
}
