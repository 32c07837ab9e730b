import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../../src/contract/locale';
import { parseDocument } from './documents';
import { localizedFields, type LocalizedField } from './fields';
import { overview } from './overview';
import { fromCsv, toCsv } from './round-trip/csv';
import { decodeFile, type ExportFile, type ImportFile } from './round-trip/file';
import { planImport, type ImportPlan } from './round-trip/plan';
import { parseUnitId, toUnits } from './round-trip/units';
import { fromXliff, toXliff } from './round-trip/xliff';
import { stagesOf } from './stages';

export const formats = ['xliff', 'csv'] as const;
export type Format = (typeof formats)[number];

const write: Record<Format, (file: ExportFile) => string> = { xliff: toXliff, csv: toCsv };
const read: Record<Format, (text: string) => ImportFile> = { xliff: fromXliff, csv: fromCsv };

export const mediaTypes: Record<Format, string> = {
  xliff: 'application/xliff+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

async function fieldsOf(payload: Payload, ref: string): Promise<LocalizedField[] | null> {
  const stages = await stagesOf(payload, ref);
  return stages?.draft ? localizedFields(stages.config.flattenedFields, stages.draft) : null;
}

/**
 * The texts of some documents for a translator.
 * @param refs the documents, such as `pages:12`; all of them where none is named
 */
export async function exportTexts(
  req: PayloadRequest,
  format: Format,
  target: Locale,
  refs: readonly string[],
): Promise<string> {
  const entries = await overview(req.payload);
  const wanted = entries.filter(({ ref }) => refs.length === 0 || refs.includes(ref));
  const documents = [];
  for (const { ref, title } of wanted) {
    const fields = (await fieldsOf(req.payload, ref)) ?? [];
    const units = toUnits(ref, fields, target);
    if (units.length > 0) documents.push({ ref, title, units });
  }
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
  const refs = new Set(file.rows.flatMap(({ id }) => parseUnitId(id)?.document ?? []));
  const known = new Map<string, LocalizedField[] | null>();
  for (const ref of refs) {
    known.set(ref, await fieldsOf(req.payload, ref));
  }
  return planImport(file, (ref) => known.get(ref) ?? null, target);
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

/** Writes a plan without errors as drafts, all of it or nothing. */
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
    if (transactionID) await payload.db.commitTransaction(transactionID);
  } catch (error) {
    if (transactionID) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
