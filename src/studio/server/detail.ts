import type { Payload, PayloadRequest } from 'payload';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import {
  fieldStatuses,
  recordIn,
  type FieldState,
  type FieldStatus,
} from '@/cms/translation-status/status';
import { publishedIn } from '@/cms/localized';
import type { FieldChange, TranslationRecord } from '@/cms/translation-status/record-translation';
import { parseDocument } from '@/cms/documents';
import { emptySections, type EmptySection } from './empty-sections';
import { entryOf, type Entry, type LanguageSummary } from './overview';
import { hashOf } from '@/cms/translation-status/hash';
import { stagesOf } from '@/cms/translation-status/stages';

/** A localized field as the view lists it. */
export interface FieldEntry {
  path: string;
  formPath: string;
  /** In the admin's language, outermost first. */
  labels: string[];
  kind: 'text' | 'richText';
  states: Record<Locale, FieldState>;
  /** Who wrote its Uzbek text anew, and when; null where that is not known of this field. */
  changed: FieldChange | null;
}

export interface LanguageDetail extends LanguageSummary {
  /** Whether the draft says something else than what visitors see. */
  unpublishedChanges: boolean;
  /** Whether it was ever public: a page that is not was taken down, or never published. */
  wasPublished: boolean;
  /** When it was taken down, in ISO 8601; null where it is public, never was, or nobody noted when. */
  takenDownAt: string | null;
  edited: { by: string | null; at: string } | null;
  /** The sections of its draft that would show nothing. */
  emptySections: EmptySection[];
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

const toFieldEntry = (
  req: PayloadRequest,
  { field, states }: FieldStatus,
  changes: TranslationRecord['changes'],
): FieldEntry => ({
  path: field.path,
  formPath: field.formPath,
  labels: field.trail.map(({ label: name, row }) =>
    row === undefined ? label(req, name) : `${label(req, name)} ${row}`,
  ),
  kind: field.kind,
  states,
  changed: changes?.[field.path] ?? null,
});

/** When the last of the kept versions was saved in which a language is public. */
async function lastPublic(payload: Payload, ref: string, lang: Locale): Promise<string | null> {
  const { collection, global, id } = parseDocument(ref);
  const where = { 'version._status': { equals: 'published' } };
  const options = { locale: lang, limit: 1, depth: 0, sort: '-updatedAt' } as const;
  const select = { updatedAt: true } as never;
  const { docs } = global
    ? await payload.findGlobalVersions({ slug: global as 'header', where, select, ...options })
    : await payload.findVersions({
        collection: collection as 'pages',
        where: { and: [where, { parent: { equals: id } }] },
        select,
        ...options,
      });
  return docs[0]?.updatedAt ?? null;
}

/**
 * When a language that is not public was taken down. What was noted holds unless the language was
 * public again since: all languages are published or taken down at once without a note in each.
 */
export function takenDown(noted: string | undefined, lastPublic: string | null): string | null {
  if (!noted || (lastPublic && Date.parse(lastPublic) > Date.parse(noted))) return null;
  return noted;
}

/** Everything the translations view says of one document; null where there is no such document. */
export async function detailOf(req: PayloadRequest, ref: string): Promise<Detail | null> {
  const { payload } = req;
  const stages = await stagesOf(payload, ref);
  if (!stages?.draft) return null;
  const { config, draft, published } = stages;
  const hasDrafts = Boolean(config.versions && config.versions.drafts);
  const statuses = fieldStatuses(config, draft);
  const publicStatuses = published ? fieldStatuses(config, published) : [];
  const publicFields = new Map(publicStatuses.map(({ field }) => [field.path, field.values]));
  const { docs: waiting } = await payload.find({
    collection: 'publications',
    where: { document: { equals: ref }, state: { equals: 'waiting' } },
    sort: 'at',
    depth: 0,
    pagination: false,
  });
  const { languages, ...entry } = entryOf({ config, document: draft }, req.i18n.language);
  const details = await Promise.all(
    locales.map(async (lang): Promise<[Locale, LanguageDetail]> => {
      const isPublic = publishedIn(published, lang);
      const record = recordIn(draft, lang);
      const before = isPublic || !hasDrafts ? null : await lastPublic(payload, ref, lang);
      const takenDownAt = isPublic ? null : takenDown(record?.takenDown, before);
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
          wasPublished: isPublic || before !== null || takenDownAt !== null,
          takenDownAt,
          emptySections: emptySections(config.flattenedFields, draft, lang, (of) => label(req, of)),
          edited: record && { by: record.by?.name ?? null, at: record.at },
          scheduled: waiting
            .filter((one) => one.languages.includes(lang))
            .map(({ id, action, at }) => ({ id, action, at })),
        },
      ];
    }),
  );
  const changes = recordIn(draft, defaultLocale)?.changes;
  const fields = statuses.map((status) => toFieldEntry(req, status, changes));
  const described = {
    ...entry,
    fields,
    languages: Object.fromEntries(details) as Detail['languages'],
  };
  return { ...described, version: hashOf(JSON.stringify([described, draft])) };
}
