import type { PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import type { Principal } from '@/cms/access/access';
import { parseDocument } from '@/cms/documents';
import { localizedFields, type LocalizedField } from '@/cms/translation-status/fields';
import { translatedDocuments, type Translated } from '@/cms/translation-status/kinds';
import { exchangeWords } from '@/cms/admin-words/say';
import { fieldStatuses, recordIn } from '@/cms/translation-status/status';
import { earlierSources } from '@/studio/server/versions';
import { overviewOf, refOf } from '@/studio/server/overview';
import { fromCsv, toCsv } from './formats/csv';
import { decodeFile, type ExportDocument, type ExportFile, type ImportFile } from './formats/file';
import { planImport, type ImportPlan } from './formats/import-plan';
import { statusOf, type Unit } from './formats/unit';
import { toUnits } from './formats/units';
import { fromXliff, toXliff } from './formats/xliff';
import { historyOf } from './unit-status';

export const formats = ['xliff', 'csv'] as const;
export type Format = (typeof formats)[number];

const write: Record<Format, (file: ExportFile) => string> = { xliff: toXliff, csv: toCsv };
const read: Record<Format, (text: string) => ImportFile> = { xliff: fromXliff, csv: fromCsv };

export const mediaTypes: Record<Format, string> = {
  xliff: 'application/xliff+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

const fieldsOf = ({ config, document }: Translated): LocalizedField[] =>
  localizedFields(config.flattenedFields, document);

/** The units of a document; each says what is to be done, and how its Uzbek text was where it has changed. */
async function unitsOf(
  { payload, i18n }: PayloadRequest,
  ref: string,
  { config, document }: Translated,
  target: Locale,
): Promise<Unit[]> {
  const statuses = fieldStatuses(config, document);
  const isChanged = statuses.some(({ states }) => states[target] === 'changed');
  const earlier = isChanged ? await earlierSources(payload, ref) : () => undefined;
  const sources = recordIn(document, target)?.sources ?? {};
  const say = exchangeWords(i18n.language);
  return statuses.flatMap(({ field, states }) => {
    const known = {
      field,
      state: states[target],
      earlier: earlier(field.path, sources[field.path]),
    };
    const history = historyOf(ref, known, target);
    return toUnits(ref, [field], target).map((unit) => {
      const { status, before } = history(unit);
      return { ...unit, status, ...(before && { note: say('wasInUzbek', { text: before }) }) };
    });
  });
}

export interface Wanted {
  format: Format;
  target: Locale;
  /** The documents, such as `pages:12`; all of them where none is named. */
  refs: readonly string[];
  /** Without what is translated and up to date. */
  onlyTodo: boolean;
}

/** Whoever asked has gone: nobody waits for what is left to do. */
function stopIfAborted({ signal }: PayloadRequest): void {
  signal?.throwIfAborted();
}

/** The texts of some documents for a translator. */
export async function exportTexts(
  req: PayloadRequest,
  { format, target, refs, onlyTodo }: Wanted,
): Promise<string> {
  const wanted = new Set(refs);
  const all = await translatedDocuments(req.payload, req.user as Principal);
  const documents: ExportDocument[] = [];
  for (const { ref, title, translated } of overviewOf(all)) {
    stopIfAborted(req);
    if (wanted.size > 0 && !wanted.has(ref)) continue;
    const units = await unitsOf(req, ref, translated, target);
    const left = onlyTodo ? units.filter((unit) => statusOf(unit) !== 'final') : units;
    if (left.length > 0) documents.push({ ref, title, units: left });
  }
  stopIfAborted(req);
  return write[format]({ target, documents });
}

/**
 * What a translator's file would change.
 * @throws ImportError when it is no such file
 */
export async function planOf(
  req: PayloadRequest,
  format: Format,
  target: Locale,
  bytes: Uint8Array,
): Promise<ImportPlan> {
  const file = read[format](decodeFile(bytes));
  const known = new Map(
    (await translatedDocuments(req.payload, req.user as Principal)).map(
      (one) => [refOf(one), one] as const,
    ),
  );
  const fields = new Map<string, LocalizedField[]>();
  return planImport(
    file,
    (ref) => {
      const one = known.get(ref);
      if (!one) return null;
      const found = fields.get(ref) ?? fieldsOf(one);
      fields.set(ref, found);
      return found;
    },
    target,
  );
}

type Values = Record<string, unknown>;

/** A document with another value at the path of a field, whose rows are named by their ids. */
export function withValue(document: Values, path: readonly string[], value: unknown): Values {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return { ...document, [name]: value };
  const inner = document[name];
  if (Array.isArray(inner)) {
    const [id, ...within] = rest;
    return {
      ...document,
      [name]: inner.map((row: Values) => (row.id === id ? withValue(row, within, value) : row)),
    };
  }
  return { ...document, [name]: withValue((inner ?? {}) as Values, rest, value) };
}

/** Writes a plan without errors as drafts, all of it or nothing; nothing where the client leaves meanwhile. */
export async function applyPlan(
  req: PayloadRequest,
  target: Locale,
  { changes }: ImportPlan,
): Promise<void> {
  const { payload, user } = req;
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  const within = { locale: target, draft: true, depth: 0, user, overrideAccess: false } as const;
  try {
    for (const ref of new Set(changes.map(({ document }) => document))) {
      stopIfAborted(req);
      const { collection, global, id } = parseDocument(ref);
      const inside = () => ({ ...within, req: { transactionID, user } });
      const before = global
        ? await payload.findGlobal({ slug: global as 'header', ...inside() })
        : await payload.findByID({ collection: collection as 'pages', id: id ?? 0, ...inside() });
      const data = changes
        .filter(({ document }) => document === ref)
        .reduce(
          (document, { path, value }) => withValue(document, path.split('.'), value),
          before as unknown as Values,
        );
      const change = {
        data: data as never,
        context: { recordAs: 'imported' },
        ...inside(),
      } as const;
      if (global) await payload.updateGlobal({ slug: global as 'header', ...change });
      else await payload.update({ collection: collection as 'pages', id: id ?? 0, ...change });
    }
    stopIfAborted(req);
    if (transactionID) await payload.db.commitTransaction(transactionID);
  } catch (error) {
    if (transactionID) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
