import { z } from 'zod';

/** What was done to a value; `path` has `*` for places in lists: `flights.*.gate`. */
export interface Note {
  kind: 'dropped' | 'mended';
  path: string;
}

type Outcome = { ok: true; value: unknown; notes: Note[] } | { ok: false };

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** Lists without which a reply says nothing: none of them may be missing or lose every item. */
const ESSENTIAL = new Set(['flights', 'items', 'seasons', 'floors', 'sections', 'nav']);

/** Texts that a reader can do without. */
const DISPENSABLE = new Set([
  'message',
  'description',
  'alt',
  'srcset',
  'notice',
  'lead',
  'note',
  'country',
  'temp',
  'copyright',
  'pageDescription',
  'result_for_header',
]);

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

const unusable: Outcome = { ok: false };
const asIs = (value: unknown): Outcome => ({ ok: true, value, notes: [] });
const mended = (value: unknown, path: string): Outcome => ({
  ok: true,
  value,
  notes: [{ kind: 'mended', path }],
});

const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;
const isAbsent = (value: unknown) => value === undefined || value === null;
const below = (path: string, key: string) => (path ? `${path}.${key}` : key);
const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another writing of the same value: numbers as text, text as numbers. */
function rewritings(value: unknown): unknown[] {
  if (typeof value === 'number') {
    return value === 0 || value === 1 ? [String(value), value === 1] : [String(value)];
  }
  if (typeof value !== 'string') return [];
  if (NUMBER.test(value)) return [Number(value)];
  return value === 'true' || value === 'false' ? [value === 'true'] : [];
}

function mendValue(schema: Schema, value: unknown, path: string): Outcome {
  if (accepts(schema, value)) {
    const { data } = z.safeParse(schema, value);
    return asIs(data);
  }
  const def = definition(schema);
  switch (def.type) {
    case 'object':
      return mendObject(def.shape, value, path);
    case 'array':
      return mendList(def.element, value, path);
    case 'nullable':
      return mendOptional(def.innerType, value, null, path);
    case 'optional':
      return mendOptional(def.innerType, value, undefined, path);
    case 'union':
      return mendUnion(def, value, path);
    default: {
      const other = rewritings(value).find((candidate) => accepts(schema, candidate));
      return other === undefined ? unusable : mended(other, path);
    }
  }
}

/** A part that may be missing is rather missing than in the way of the rest. */
function mendOptional(
  inner: Schema,
  value: unknown,
  none: null | undefined,
  path: string,
): Outcome {
  if (isAbsent(value)) return mended(none, path);
  const outcome = mendValue(inner, value, path);
  if (outcome.ok) return outcome;
  if (value === '') return mended(none, path);
  return { ok: true, value: none, notes: [{ kind: 'dropped', path }] };
}

function mendObject(shape: Shape, value: unknown, path: string): Outcome {
  if (!isObject(value)) return unusable;
  const entries: [string, unknown][] = [];
  const notes: Note[] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const part = mendPart(
      schema,
      Object.hasOwn(value, key) ? value[key] : undefined,
      below(path, key),
      shape,
    );
    if (!part.ok) return unusable;
    notes.push(...part.notes);
    if (part.value !== undefined) entries.push([key, part.value]);
  }
  return { ok: true, value: Object.fromEntries(entries), notes };
}

/** A member of an object, of which dispensable texts may be empty; `text` is one beside a `title`. */
function mendPart(schema: Schema, value: unknown, path: string, siblings: Shape): Outcome {
  const part = mendValue(schema, value, path);
  const name = nameOf(path);
  const dispensable = DISPENSABLE.has(name) || (name === 'text' && 'title' in siblings);
  if (part.ok || !isAbsent(value) || !dispensable) return part;
  return accepts(schema, '') ? mended('', path) : unusable;
}

/** @param whole whether the list is a row, which is of no use without one of its cells */
function mendList(element: Schema, value: unknown, path: string, whole = false): Outcome {
  const essential = ESSENTIAL.has(nameOf(path));
  if (value === null || (value === undefined && !essential)) return mended([], path);
  if (!Array.isArray(value)) return unusable;
  const inner = definition(element);
  const place = below(path, '*');
  const items: unknown[] = [];
  const notes: Note[] = [];
  for (const item of value as unknown[]) {
    const outcome =
      inner.type === 'array'
        ? mendList(inner.element, item, place, true)
        : mendValue(element, item, place);
    if (outcome.ok) {
      items.push(outcome.value);
      notes.push(...outcome.notes);
    } else if (whole) return unusable;
    else notes.push({ kind: 'dropped', path: place });
  }
  if (essential && value.length > 0 && items.length === 0) return unusable;
  return { ok: true, value: items, notes };
}

function mendUnion(
  def: z.core.$ZodUnionDef & { discriminator?: string },
  value: unknown,
  path: string,
): Outcome {
  const { discriminator } = def;
  for (const option of def.options) {
    const shape = definition(option);
    if (discriminator && shape.type === 'object') {
      const tag = shape.shape[discriminator];
      if (!isObject(value) || !tag || !accepts(tag, value[discriminator])) continue;
    }
    const outcome = mendValue(option, value, path);
    if (outcome.ok) return outcome;
  }
  return unusable;
}

/**
 * A value of a schema from one that nearly is. Items of lists that cannot be read are left out,
 * and so are parts that may be missing; numbers and text stand for each other where only one reading
 * is possible; a list that is null is empty.
 * @returns null where that is not enough; what is returned is always of the schema
 */
export function mend<Data extends z.ZodType>(
  schema: Data,
  value: unknown,
): { data: z.infer<Data>; notes: Note[] } | null {
  const outcome = mendValue(schema, value, '');
  if (!outcome.ok) return null;
  const checked = schema.safeParse(outcome.value);
  return checked.success ? { data: checked.data, notes: outcome.notes } : null;
}
