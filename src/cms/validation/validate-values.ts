import type { FlattenedField } from 'payload';
import { locales } from '@/i18n/locales';
import { basicNodes, isEditorState, isPlainObject } from '@/lib/editor-state';
import { isDay } from '@/lib/is-day';
import { valuesNamedIn } from '@/lib/shared-values';
import type { MessageKey } from '@/cms/admin-words/say';
import type { Step } from '@/cms/translation-status/fields';

type Values = Record<string, unknown>;

/** A value that is none of its field. */
export interface ValidationIssue {
  /** Where it is in what was sent, rows by their index: `sections.0.heading`. */
  path: string;
  /** The same in labels. */
  trail: Step[];
  message: MessageKey;
}

/** A related document that a value names. */
export interface Reference {
  to: string;
  id: number;
  flaw: ValidationIssue;
}

/** No text that people write is longer. */
export const LONGEST_TEXT = 100_000;
/** What an index of PostgreSQL can hold in any writing. */
const LONGEST_INDEXED = 500;
const MOST_ROWS = 5000;
const GREATEST_ID = 2 ** 31 - 1;

/** A text that PostgreSQL can keep. */
const isKeepable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);

/** The same of every text within a value. */
const isKeepableAll = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).every(([key, entry]) => isKeepable(key) && isKeepableAll(entry))
    : typeof value !== 'string' || isKeepable(value);

const isNothing = (value: unknown) => value === undefined || value === null;

type Judge<Type extends FlattenedField['type']> = (
  value: unknown,
  field: Extract<FlattenedField, { type: Type }>,
) => MessageKey | null;

const isIndexed = (field: FlattenedField) =>
  ('index' in field && field.index) || ('unique' in field && field.unique);

function text(value: unknown, field: FlattenedField): MessageKey | null {
  if (typeof value !== 'string') return 'notText';
  if (!isKeepable(value)) return 'notWritable';
  return value.length > (isIndexed(field) ? LONGEST_INDEXED : LONGEST_TEXT) ? 'textTooLong' : null;
}

function number(value: unknown): MessageKey | null {
  const isNumeric = typeof value === 'number' || typeof value === 'string';
  return isNumeric && Number.isFinite(Number(value)) ? null : 'notNumber';
}

const moment =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4])(?::?\d{2})?)?)?$/;

/** A moment in ISO 8601, as PostgreSQL reads it: on a day that there is. */
function date(value: unknown): MessageKey | null {
  const written = value instanceof Date ? JSON.stringify(value).replaceAll('"', '') : value;
  const day = typeof written === 'string' ? moment.exec(written)?.[1] : undefined;
  if (typeof written !== 'string' || !day || day < '0001') return 'notDate';
  return isDay(day) && !Number.isNaN(Date.parse(written)) ? null : 'notDate';
}

/** The kinds of fields whose texts may refer to shared values. */
const textKinds: readonly string[] = ['text', 'textarea', 'richText'];

const kindsOf = new WeakMap<object, ReadonlySet<string>>();

interface Editor {
  editorConfig?: { features: { nodes: { node: { getType?: () => string } }[] } };
}

/** The kinds of nodes that an editor knows. */
function nodeKinds(editor: Editor): ReadonlySet<string> {
  const known = kindsOf.get(editor);
  if (known) return known;
  const features = editor.editorConfig?.features.nodes ?? [];
  const kinds = new Set([...basicNodes, ...features.flatMap(({ node }) => node.getType?.() ?? [])]);
  kindsOf.set(editor, kinds);
  return kinds;
}

/** What a value of a kind of field is, but for its rows and its related documents. */
const judges: { [Type in FlattenedField['type']]?: Judge<Type> } = {
  text,
  textarea: text,
  email: text,
  code: text,
  number,
  date,
  checkbox: (value) =>
    [true, false, 'true', 'false', ''].includes(value as boolean) ? null : 'notYesOrNo',
  json: (value) => (isKeepableAll(value) ? null : 'notWritable'),
  select: (value, { options }) =>
    options.some((option) => (typeof option === 'string' ? option : option.value) === value)
      ? null
      : 'notChoice',
  richText: (value, { editor }) => {
    if (!isKeepableAll(value)) return 'notWritable';
    return isEditorState(value, nodeKinds(editor as Editor)) ? null : 'notFormattedText';
  },
};

/** A shared value that a text refers to. */
export interface SharedReference {
  name: string;
  flaw: ValidationIssue;
}

interface Found {
  flaws: ValidationIssue[];
  references: Reference[];
  shared: SharedReference[];
}

interface Way {
  path: (string | number)[];
  trail: Step[];
}

/** @param every whether localized values are given in every language, as `{ uz: …, ru: … }` */
function visitField(field: FlattenedField, value: unknown, way: Way, every: boolean, found: Found) {
  const flaw = (message: MessageKey, at: Way = way): ValidationIssue => ({
    path: at.path.join('.'),
    trail: at.trail,
    message,
  });
  const note = (message: MessageKey | null, at?: Way) => {
    if (message) found.flaws.push(flaw(message, at));
  };

  const eachRow = (visit: (row: Values, at: Way) => void) => {
    // The form says by a zero that there are none. Of null Payload makes an error in a draft.
    if (value === undefined || value === 0 || value === '0') return;
    if (!Array.isArray(value)) return note('notRows');
    if (value.length > MOST_ROWS) return note('tooManyRows');
    value.forEach((row: unknown, index) => {
      const last = way.trail.at(-1);
      const at = {
        path: [...way.path, index],
        trail: [...way.trail.slice(0, -1), { label: last?.label, row: index + 1 }],
      };
      if (isPlainObject(row)) visit(row, at);
      else note('notRow', at);
    });
  };

  const one = (entry: unknown): void => {
    if (isNothing(entry)) return;
    if (field.type === 'relationship' || field.type === 'upload') {
      const given = isPlainObject(entry) && 'relationTo' in entry ? entry : null;
      const target = given ? given.relationTo : field.relationTo;
      const isTarget =
        typeof target === 'string' && [field.relationTo].flat().includes(target as never);
      const named = given ? given.value : entry;
      const id = Number(isPlainObject(named) ? named.id : named === true ? NaN : named);
      const isId = Number.isInteger(id) && id > 0 && id <= GREATEST_ID && !Array.isArray(named);
      if (isTarget && isId) found.references.push({ to: target, id, flaw: flaw('notDocument') });
      else note('notDocument');
      return;
    }
    const texts = textKinds.includes(field.type) ? JSON.stringify(entry) : '';
    for (const name of valuesNamedIn(texts)) {
      found.shared.push({ name, flaw: flaw('noSharedValue') });
    }
    const validateValues = judges[field.type] as Judge<typeof field.type> | undefined;
    if (validateValues) note(validateValues(entry, field as never));
  };

  switch (field.type) {
    case 'group':
    case 'tab':
      if (value === undefined) return;
      if (!isPlainObject(value)) return note('notParts');
      return visitFields(field.flattenedFields, value, way, every, found);
    case 'array':
      return eachRow((row, at) => visitFields(field.flattenedFields, row, at, every, found));
    case 'blocks':
      return eachRow((row, at) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        if (!block) return note('notBlock', at);
        const last = at.trail.at(-1);
        const named = { label: block.labels?.plural, row: last?.row };
        const trail = [...at.trail.slice(0, -1), named];
        visitFields(block.flattenedFields, row, { ...at, trail }, every, found);
      });
    default: {
      if (isNothing(value)) return;
      if (!('hasMany' in field && field.hasMany)) return one(value);
      if (!Array.isArray(value)) return note('notList');
      if (value.length > MOST_ROWS) return note('tooManyRows');
      return value.forEach((entry: unknown) => (entry === null ? note('notList') : one(entry)));
    }
  }
}

function visitFields(
  fields: readonly FlattenedField[],
  values: Values,
  { path, trail }: Way,
  every: boolean,
  found: Found,
) {
  // Payload takes a dotted name for a way to a field.
  const dotted = Object.keys(values).find((key) => key.includes('.'));
  if (dotted) {
    const step = { label: dotted };
    found.flaws.push({
      path: [...path, dotted].join('.'),
      trail: [...trail, step],
      message: 'notField',
    });
  }
  for (const field of fields) {
    const value = values[field.name];
    if (field.type === 'join' || ('virtual' in field && field.virtual)) continue;
    const label = 'label' in field && field.label ? field.label : field.name;
    const way = { path: [...path, field.name], trail: [...trail, { label }] };
    const isEvery = every && 'localized' in field && field.localized && isPlainObject(value);
    if (!isEvery) visitField(field, value, way, every, found);
    else {
      for (const lang of locales) visitField(field, value[lang], way, false, found);
    }
  }
}

/**
 * What of some values is none of its field, by the configuration of the fields, and which documents
 * and shared values they name. That a field is empty is no flaw, and no field that is not there.
 * @param fields of the sanitised configuration, `flattenedFields`
 * @param every whether localized values are given in every language, as `{ uz: …, ru: … }`
 */
export function validateValues(
  fields: readonly FlattenedField[],
  values: Values,
  { every = false } = {},
): Found {
  const found: Found = { flaws: [], references: [], shared: [] };
  visitFields(fields, values, { path: [], trail: [] }, every, found);
  return found;
}
