import { internalFields } from '@/cms/internal-fields';
import type { Rows } from '../form-path';

/** What of a form's state is needed to know what somebody has written. */
export type FormFields = Record<string, { value?: unknown; rows?: { id: string }[] } | undefined>;

/** Values of a form by their paths, rows by their ids: `sections.a1b2.heading`; of rows, which there are. */
export type Values = ReadonlyMap<string, unknown>;

/** Of rows: they go with the row. */
const ofRow = ['id', 'blockType'];

/** A path of a form, `sections.0.heading`, with the ids of its rows; null where it is nobody's to write. */
function writtenPath(path: string, fields: Rows): string | null {
  const parts = path.split('.');
  if (internalFields.includes(path) || ofRow.includes(parts.at(-1) ?? '')) return null;
  const named = parts.map((part, index) => {
    const rows = fields[parts.slice(0, index).join('.')]?.rows;
    return rows ? rows[Number(part)]?.id : part;
  });
  return named.includes(undefined) ? null : named.join('.');
}

export function valuesOf(fields: FormFields): Values {
  const values = new Map<string, unknown>();
  for (const [path, field] of Object.entries(fields)) {
    const written = field && writtenPath(path, fields);
    // A file is sent by Payload's form, and cannot be kept.
    if (field?.value instanceof File) continue;
    if (written) values.set(written, field.rows ? field.rows.map(({ id }) => id) : field.value);
  }
  return values;
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The paths of what was written between two states of a form. */
export const writtenBetween = (before: Values, now: Values): string[] =>
  [...now].filter(([path, value]) => !isSame(before.get(path), value)).map(([path]) => path);

/** What a document has at such a path; undefined where it has no such row. */
export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, part) => {
    if (Array.isArray(at)) return at.find((row: { id?: unknown }) => row.id === part) as unknown;
    return (at as Record<string, unknown> | null | undefined)?.[part];
  }, document);
}

/** What a document has that a form has otherwise, but for what was written since: others wrote it. */
export function valuesOfOthers(document: unknown, form: Values, written: readonly string[]) {
  const mine = new Set(written);
  const others = new Map<string, unknown>();
  for (const [path, value] of form) {
    const there = valueAt(document, path);
    const theirs = Array.isArray(value) && Array.isArray(there) ? idsOf(there) : there;
    if (!mine.has(path) && !isSame(value, theirs)) others.set(path, theirs);
  }
  return others;
}

const idsOf = (rows: readonly unknown[]): unknown[] =>
  rows.map((row) => (row as { id?: unknown } | null)?.id ?? row);
