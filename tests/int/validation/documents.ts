import fc from 'fast-check';
import type { FlattenedField } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import { written } from './fields';

type Values = Record<string, unknown>;

/** Ids of the documents that there are, by their collection; of terms by their list as well. */
export type Known = ReadonlyMap<string, number[]>;

const LONG = 'Toshkentdan-uchib-ketish-va-qoʻnish '.repeat(120);
const UNBROKEN = 'A'.repeat(1500);

/** What a field with a validation of its own may take. */
const candidates = [
  'a-1', 'info', '/services/', 'https://example.com/a', '+998 71 000 00 00', '06:05', '24:00',
  '2026-11-21', 'RGX', 's27', 'gate-1', 'HY 601', 'hy601-20261121-d', '180', 'example.com', '/parking/',
]; // prettier-ignore

const node = (type: string, children: object[], more: object = {}) => ({
  type, children, version: 1, format: '', indent: 0, direction: null, ...more,
}); // prettier-ignore
const words = (text: string) => ({
  type: 'text', text, version: 1, format: 0, detail: 0, mode: 'normal', style: '',
}); // prettier-ignore
const state = (...children: object[]) => ({ root: node('root', children) });

const bodies = (known: Known) => [
  null,
  state(),
  state(node('paragraph', [])),
  state(node('paragraph', [words(' ')])),
  state(node('heading', [], { tag: 'h3' })),
  state(node('list', [node('listitem', [], { value: 1 })], { listType: 'bullet', tag: 'ul', start: 1 })),
  state({ type: 'horizontalrule', version: 1 }),
  state(node('paragraph', [words('Matn')]), node('paragraph', [words(LONG)])),
  state(
    node('list', [node('listitem', [words('Bir')], { value: 1 })], { listType: 'number', tag: 'ol', start: 1 }),
    node('quote', [words(UNBROKEN)]),
  ),
  state({
    type: 'upload', version: 3, format: '', relationTo: 'media', fields: null, id: 'a1',
    value: known.get('media')?.[0],
  }),
]; // prettier-ignore

const texts = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(null, '', ' ') },
  { weight: 3, arbitrary: fc.constantFrom('Matn', '<b>Matn</b> & "matn"', LONG, UNBROKEN) },
);

/** Whether the field's own validation takes a value. */
async function takes(field: FlattenedField, value: unknown): Promise<boolean> {
  const validate = 'validate' in field ? (field.validate as undefined | Function) : undefined; // eslint-disable-line
  const req = { i18n: { language: 'en' }, t: String, payload: { config: {} } };
  return (await validate?.(value, { ...field, req, siblingData: {}, data: {} })) === true;
}

async function accepted(field: FlattenedField): Promise<string[]> {
  const taken = await Promise.all(candidates.map((value) => takes(field, value)));
  const found = candidates.filter((_, index) => taken[index]);
  if (found.length === 0) throw new Error(`No candidate is a value of ${field.name}`);
  return found;
}

/** Texts of a language: any, unless the field's own validation wants some of a kind. */
const textsOf = async (field: FlattenedField): Promise<fc.Arbitrary<unknown>> =>
  (await takes(field, LONG)) ? texts : fc.constantFrom(null, '', ...(await accepted(field)));

let named = 0;

async function shared(
  field: FlattenedField,
  known: Known,
  isWhole: boolean,
): Promise<fc.Arbitrary<unknown>> {
  const isText = ['text', 'textarea', 'email'].includes(field.type);
  const isNeeded =
    isWhole &&
    (('required' in field && field.required === true) || (isText && !(await takes(field, null))));
  const orNone = (value: fc.Arbitrary<unknown>) =>
    isNeeded ? value : fc.option(value, { nil: null, freq: 2 });
  switch (field.type) {
    case 'group':
    case 'tab':
      return valuesOf(field.flattenedFields, known, isWhole);
    case 'array':
      return fc.array(await valuesOf(field.flattenedFields, known, isWhole), { maxLength: 3 });
    case 'blocks': {
      const kinds = await Promise.all(
        field.blocks.map(async ({ slug, flattenedFields }) =>
          (await valuesOf(flattenedFields, known, isWhole)).map((values) => ({
            ...values,
            blockType: slug,
            ...(isWhole && { anchor: `s-${(named += 1)}` }),
          })),
        ),
      );
      // Every kind in every document, in any order.
      return fc
        .tuple(...kinds)
        .chain((rows) => fc.shuffledSubarray(rows, { minLength: rows.length }));
    }
    case 'select': {
      const values = field.options.map((option) =>
        typeof option === 'string' ? option : option.value,
      );
      return field.hasMany
        ? fc.subarray(values, { minLength: isNeeded ? 1 : 0 })
        : orNone(fc.constantFrom(...values));
    }
    case 'relationship':
    case 'upload': {
      const { list } = (field.filterOptions ?? {}) as { list?: { equals: string } };
      const ids = known.get(list?.equals ?? String(field.relationTo)) ?? [];
      return field.hasMany ? fc.subarray(ids.slice(0, 4)) : orNone(fc.constantFrom(...ids, ids[0]));
    }
    case 'number':
      return orNone(fc.integer({ min: field.min ?? 0, max: Math.min(field.max ?? 1e6, 1e6) }));
    case 'checkbox':
      return fc.boolean();
    case 'date':
      return orNone(fc.constantFrom('2026-11-21T06:05:00.000Z', '2031-01-01T00:00:00.000Z'));
    case 'text':
    case 'textarea':
    case 'email':
      if ('unique' in field && field.unique)
        return orNone(fc.constant(null).map(() => `savable-${(named += 1)}`));
      return orNone(
        'hasMany' in field && field.hasMany
          ? fc.constant([])
          : fc.constantFrom(
              ...(await accepted(field)),
              ...(field.name === 'temperature' ? ['+3'] : []),
            ),
      );
    default:
      return fc.constant(null);
  }
}

/**
 * Values of some fields that Payload accepts; localized ones in each language of its own.
 * @param isWhole whether required fields have values, without which a document stays a draft
 */
export async function valuesOf(
  fields: readonly FlattenedField[],
  known: Known,
  isWhole = true,
): Promise<fc.Arbitrary<Values>> {
  const entries = await Promise.all(
    written(fields).map(async (field) => {
      const isText = 'localized' in field && field.localized;
      if (!isText) return [field.name, await shared(field, known, isWhole)] as const;
      const isWords = field.type === 'text' || field.type === 'textarea';
      const one =
        field.type === 'richText'
          ? fc.constantFrom(...bodies(known))
          : isWords
            ? await textsOf(field)
            : await shared(field, known, isWhole);
      return [field.name, fc.record({ uz: one, ru: one, en: one })] as const;
    }),
  );
  return fc.record(Object.fromEntries(entries));
}

/**
 * What is sent to write a language of generated values.
 * @param rows what was stored, for the ids of its rows; none where the document is new
 */
export function inOneLanguage(
  fields: readonly FlattenedField[],
  values: Values,
  lang: Locale,
  rows?: Values,
): Values {
  const sent: Values = {};
  for (const field of written(fields)) {
    const value = values[field.name];
    const stored = rows?.[field.name];
    if ('localized' in field && field.localized) sent[field.name] = (value as Values)[lang];
    else if (field.type === 'group' || field.type === 'tab') {
      sent[field.name] = inOneLanguage(
        field.flattenedFields,
        value as Values,
        lang,
        stored as Values,
      );
    } else if (field.type === 'array' || field.type === 'blocks') {
      sent[field.name] = (value as Values[]).map((row, index) => {
        const inner =
          field.type === 'array'
            ? field.flattenedFields
            : (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []);
        const own = (stored as Values[] | undefined)?.[index];
        return {
          ...inOneLanguage(inner, row, lang, own),
          ...(own && { id: own.id }),
          ...(row.blockType ? { blockType: row.blockType } : {}),
        };
      });
    } else sent[field.name] = value;
  }
  return sent;
}

/** Any languages to be published, often all; Uzbek first where it is among them. */
export const languages = fc.oneof(fc.constant<Locale[]>([...locales]), fc.subarray([...locales]));
