import type { Payload, PayloadRequest } from 'payload';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { recordIn } from '@/cms/translation-status/status';
import { isEmpty, publishedIn } from '@/cms/localized';
import { parseDocument } from '@/cms/documents';
import { withValue } from '@/studio/translation-files/exchange';
import { localizedFields } from '@/cms/translation-status/fields';
import { stagesOf } from '@/cms/translation-status/stages';
import { plainText } from './plain';
import { hashOf } from '@/cms/translation-status/hash';

type Document = Record<string, unknown>;

interface Version {
  id: number | string;
  updatedAt: string;
  version: Document;
}

const KEPT = 50;

async function versionsOf(payload: Payload, ref: string): Promise<Version[]> {
  const { collection, global, id } = parseDocument(ref);
  if (collection && !payload.collections[collection as 'pages'].config.versions) return [];
  const read = { locale: 'all', depth: 0, sort: '-updatedAt', limit: KEPT } as const;
  const { docs } = global
    ? await payload.findGlobalVersions({ slug: global as 'header', ...read })
    : await payload.findVersions({
        collection: collection as 'pages',
        where: { parent: { equals: id } },
        ...read,
      });
  return docs as unknown as Version[];
}

/**
 * The Uzbek values that a document's fields had.
 * @returns finds the one of a field by its hash; undefined where no kept version has it
 */
export async function earlierSources(
  payload: Payload,
  ref: string,
): Promise<(path: string, hash: string | undefined) => unknown> {
  const stages = await stagesOf(payload, ref);
  const fields = stages?.config.flattenedFields ?? [];
  const kept = (await versionsOf(payload, ref)).map(({ version }) =>
    textsOf(fields, version, defaultLocale),
  );
  return (path, hash) =>
    hash === undefined
      ? undefined
      : kept.map((texts) => texts.get(path)).find((text) => hashOf(text) === hash);
}

/** A text of a language that a version has and the draft has otherwise. */
export interface Difference {
  path: string;
  then: string | null;
  now: string | null;
}

/** An earlier state of one language of a document. */
export interface LanguageVersion {
  id: number | string;
  at: string;
  by: string | null;
  /** Whether it was public then. */
  published: boolean;
  /** What restoring it would bring back. */
  differences: Difference[];
}

/** The earlier texts of a language by their paths, as far as the draft still has the fields. */
function textsOf(fields: Parameters<typeof localizedFields>[0], document: Document, lang: Locale) {
  return new Map(localizedFields(fields, document).map(({ path, values }) => [path, values[lang]]));
}

/** The earlier states of a language of a document, the newest first; one that says the same as the one after it is left out. */
export async function languageVersions(
  payload: Payload,
  ref: string,
  lang: Locale,
): Promise<LanguageVersion[] | null> {
  const stages = await stagesOf(payload, ref);
  if (!stages?.draft) return null;
  const { flattenedFields } = stages.config;
  const now = textsOf(flattenedFields, stages.draft, lang);
  let after = '';
  return (await versionsOf(payload, ref)).flatMap(({ id, updatedAt, version }) => {
    const then = textsOf(flattenedFields, version, lang);
    const state = JSON.stringify([...then].map(([path, text]) => [path, hashOf(text)]));
    if (state === after) return [];
    after = state;
    const differences = [...now]
      .filter(([path, text]) => then.has(path) && hashOf(then.get(path)) !== hashOf(text))
      .map(([path, text]) => ({ path, then: plainText(then.get(path)), now: plainText(text) }));
    const record = recordIn(version, lang);
    return [
      {
        id,
        at: record?.at ?? updatedAt,
        by: record?.by?.name ?? null,
        published: publishedIn(version, lang),
        differences,
      },
    ];
  });
}

/**
 * Brings the texts of one language back as they were in a version, as a draft; rows that were added
 * since keep theirs, and the other languages stay.
 * @returns whether there is such a version
 */
export async function restoreLanguage(
  req: PayloadRequest,
  ref: string,
  lang: Locale,
  versionId: string,
): Promise<boolean> {
  const { payload, user } = req;
  const stages = await stagesOf(payload, ref);
  const found = (await versionsOf(payload, ref)).find(({ id }) => String(id) === versionId);
  if (!stages?.draft || !found) return false;
  const { collection, global, id } = parseDocument(ref);
  const then = textsOf(stages.config.flattenedFields, found.version, lang);
  const inside = () =>
    ({ locale: lang, draft: true, depth: 0, user, overrideAccess: false }) as const;
  const before = global
    ? await payload.findGlobal({ slug: global as 'header', ...inside() })
    : await payload.findByID({ collection: collection as 'pages', id: id ?? 0, ...inside() });
  const data = localizedFields(stages.config.flattenedFields, stages.draft)
    .filter(({ path, values }) => then.has(path) && hashOf(then.get(path)) !== hashOf(values[lang]))
    .reduce(
      (document, { path }) => {
        const text = then.get(path);
        return withValue(document, path.split('.'), isEmpty(text) ? null : text);
      },
      before as unknown as Document,
    );
  const change = { data: data as never, context: { recordAs: 'restored' }, ...inside() } as const;
  if (global) await payload.updateGlobal({ slug: global as 'header', ...change });
  else await payload.update({ collection: collection as 'pages', id: id ?? 0, ...change });
  return true;
}
