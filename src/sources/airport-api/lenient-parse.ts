import { z } from 'zod';
import { option } from '@/schema-parts/common';
import { isText, plain } from '@/lib/local-text';
import { toWire } from '@/lib/wire-text';
import { isEssential, isNullIfUnknown } from '@/schema-parts/foreign';

/** What was done to a part of a value: it was dropped, read in another writing, or not there at all. */
export interface Note {
  kind: 'dropped' | 'repaired' | 'missing';
  /** Where, with `*` for places in lists: `flights.*.gate`. */
  path: string;
  /** The same place with its numbers: `flights.3.gate`. */
  at: string;
}

type Outcome = { ok: true; value: unknown; notes: Note[] } | { ok: false };

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;
type Place = readonly (string | number)[];

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

const unusable: Outcome = { ok: false };
const asIs = (value: unknown): Outcome => ({ ok: true, value, notes: [] });

const noteOf = (kind: Note['kind'], place: Place): Note => ({
  kind,
  path: place.map((key) => (typeof key === 'number' ? '*' : key)).join('.'),
  at: place.join('.'),
});

const noted = (value: unknown, kind: Note['kind'], place: Place): Outcome => ({
  ok: true,
  value,
  notes: [noteOf(kind, place)],
});

export const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;
const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;
const isAbsent = (value: unknown) => value === undefined || value === null;
const isBlank = (value: unknown) => isText(value) && plain(value).trim() === '';

export const isObject = (value: unknown): value is Record<string, unknown> =>
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

function parseLeaf(schema: Schema, value: unknown, place: Place): Outcome {
  if (isText(value) && accepts(schema, plain(value))) return asIs(value);
  const { success, data } = z.safeParse(schema, value);
  if (success) return asIs(data);
  const other = rewritings(value).find((candidate) => accepts(schema, candidate));
  return other === undefined ? unusable : noted(other, 'repaired', place);
}

function parseValue(schema: Schema, value: unknown, place: Place): Outcome {
  const def = definition(schema);
  switch (def.type) {
    case 'object':
      return parseObject(def.shape, schema === option ? choiceOf(value) : value, place);
    case 'array':
      return parseList(schema, def.element, value, place);
    case 'nullable':
    case 'optional':
      return parsePart(schema, value, place, def.innerType);
    case 'union':
      return parseUnion(def, value, place);
    default:
      return parseLeaf(schema, value, place);
  }
}

/** The empty value of a part; undefined where it has none. */
function emptyOf(schema: Schema): { value: unknown } | undefined {
  const def = definition(schema);
  switch (def.type) {
    case 'nullable':
      return { value: null };
    case 'optional':
      return { value: undefined };
    case 'array':
      return { value: [] };
    case 'object':
      return emptyObject(def.shape);
    default:
      return accepts(schema, '') ? { value: '' } : undefined;
  }
}

function emptyObject(shape: Shape): { value: unknown } | undefined {
  const entries: [string, unknown][] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const part = isEssential(schema) ? undefined : emptyOf(schema);
    if (!part) return undefined;
    if (part.value !== undefined) entries.push([key, part.value]);
  }
  return { value: Object.fromEntries(entries) };
}

/** A part of an object: empty where it cannot be read, so that the rest is used. */
function parsePart(schema: Schema, value: unknown, place: Place, inner = schema): Outcome {
  if (isAbsent(value) && accepts(schema, value)) {
    return isNullIfUnknown(schema) ? noted(value, 'missing', place) : asIs(value);
  }
  const part = isAbsent(value) ? unusable : parseValue(inner, value, place);
  const needed = isEssential(schema);
  if (needed && value === null && definition(schema).type === 'array') {
    return noted([], 'repaired', place);
  }
  if (part.ok && !(needed && isBlank(part.value))) return part;
  const empty = needed ? undefined : emptyOf(schema);
  if (!empty) return unusable;
  const kind = isAbsent(value) ? 'missing' : value === '' ? 'repaired' : 'dropped';
  return noted(empty.value, kind, place);
}

function parseObject(shape: Shape, value: unknown, place: Place): Outcome {
  if (!isObject(value)) return unusable;
  const entries: [string, unknown][] = [];
  const notes: Note[] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const part = parsePart(schema, Object.hasOwn(value, key) ? value[key] : undefined, [
      ...place,
      key,
    ]);
    if (!part.ok) return unusable;
    notes.push(...part.notes);
    if (part.value !== undefined) entries.push([key, part.value]);
  }
  return { ok: true, value: Object.fromEntries(entries), notes };
}

/** A choice from its text or its value alone; each may replace the other. */
function choiceOf(given: unknown): unknown {
  if (typeof given === 'string' || typeof given === 'number') return choiceOf({ text: given });
  if (!isObject(given)) return given;
  const { value, text } = given;
  const known = (part: unknown) => !isAbsent(part) && !isBlank(part);
  return { value: known(value) ? value : text, text: known(text) ? text : value };
}

/** A row, which is of no use without one of its cells. */
function parseRow(element: Schema, value: unknown, place: Place): Outcome {
  if (!Array.isArray(value)) return unusable;
  const cells = value.map((cell, index) => parseValue(element, cell, [...place, index]));
  const notes: Note[] = [];
  for (const cell of cells) {
    if (!cell.ok) return unusable;
    notes.push(...cell.notes);
  }
  return { ok: true, value: cells.map((cell) => cell.ok && cell.value), notes };
}

function parseList(list: Schema, element: Schema, value: unknown, place: Place): Outcome {
  if (!Array.isArray(value)) return unusable;
  const inner = definition(element);
  const items: unknown[] = [];
  const notes: Note[] = [];
  for (const [index, item] of (value as unknown[]).entries()) {
    const at = [...place, index];
    const outcome =
      inner.type === 'array' ? parseRow(inner.element, item, at) : parseValue(element, item, at);
    if (outcome.ok && !(element === option && isNoChoice(outcome.value))) {
      items.push(outcome.value);
      notes.push(...outcome.notes);
    } else notes.push(noteOf('dropped', at));
  }
  const lost = isEssential(list) && value.length > 0 && items.length === 0;
  return lost ? unusable : { ok: true, value: items, notes };
}

const isNoChoice = (value: unknown) => isObject(value) && isBlank(value.text);

function parseUnion(
  def: z.core.$ZodUnionDef & { discriminator?: string },
  value: unknown,
  place: Place,
): Outcome {
  const { discriminator } = def;
  for (const variant of def.options) {
    const shape = definition(variant);
    if (discriminator && shape.type === 'object') {
      const tag = shape.shape[discriminator];
      if (!isObject(value) || !tag || !accepts(tag, value[discriminator])) continue;
    }
    const outcome = parseValue(variant, value, place);
    if (outcome.ok) return outcome;
  }
  return unusable;
}

/** Whether data is of a schema, whose texts may be marked as Uzbek. */
export const isOf = <Data extends z.ZodType>(
  schema: Data,
  value: unknown,
): value is z.infer<Data> => schema.safeParse(toWire(value).data).success;

/**
 * A value of a schema from one that nearly is. Parts that are missing or cannot be read are empty,
 * unless they are essential; items of lists that lack what is essential are dropped; numbers and text
 * are converted where only one reading is possible.
 * @returns null where that is not enough; what is returned is always of the schema
 */
export function lenientParse<Data extends z.ZodType>(
  schema: Data,
  value: unknown,
): { data: z.infer<Data>; notes: Note[] } | null {
  const outcome = parseValue(schema, value, []);
  if (!outcome.ok) return null;
  return isOf(schema, outcome.value) ? { data: outcome.value, notes: outcome.notes } : null;
}
