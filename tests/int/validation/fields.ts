import config from '@payload-config';
import type { FlattenedField } from 'payload';
import { internalFields } from '@/cms/internal-fields';

type Values = Record<string, unknown>;

/** A kind of documents that staff write: a collection or a global. */
export interface Kind {
  slug: string;
  isGlobal: boolean;
  hasDrafts: boolean;
  fields: readonly FlattenedField[];
}

/** Nobody is shown them. */
const internal = [...internalFields, 'blockName'];

export const written = (fields: readonly FlattenedField[]) =>
  fields.filter(
    (field) =>
      !internal.includes(field.name) &&
      field.type !== 'join' &&
      !('virtual' in field && field.virtual) &&
      !('hidden' in field && field.hidden),
  );

/** Every kind of documents of the CMS but Payload's own. */
export async function kinds(): Promise<Kind[]> {
  const { collections, globals } = await config;
  const of = (isGlobal: boolean, all: typeof collections | typeof globals): Kind[] =>
    all
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(({ slug, versions, flattenedFields }) => ({
        slug,
        isGlobal,
        hasDrafts: Boolean(versions && versions.drafts),
        fields: flattenedFields,
      }));
  return [...of(false, collections), ...of(true, globals)];
}

export interface Place {
  path: string;
  field: FlattenedField;
  /** What is sent to write a value there. */
  data: (value: unknown) => Values;
  /** What is there in a document. */
  read: (document: Values) => unknown;
}

const first = (rows: unknown) => (Array.isArray(rows) ? (rows[0] as Values) : undefined);

/** Every field of a kind, those of groups, rows and blocks too, and the ways to it. */
export function placesIn(
  fields: readonly FlattenedField[],
  outer: Pick<Place, 'data' | 'read'> & { path: string } = {
    path: '',
    data: (values) => values as Values,
    read: (document) => document,
  },
): Place[] {
  return written(fields).flatMap((field): Place[] => {
    const place: Place = {
      path: `${outer.path}${field.name}`,
      field,
      data: (value) => outer.data({ [field.name]: value }),
      read: (document) => (outer.read(document) as Values | undefined)?.[field.name],
    };
    const within = (
      path: string,
      fixed: Values,
      inner: readonly FlattenedField[],
      isRow: boolean,
    ) =>
      placesIn(inner, {
        path: `${place.path}.${path}`,
        data: (values) => {
          const row = { ...fixed, ...(values as Values) };
          return place.data(isRow ? [row] : row);
        },
        read: (document) => (isRow ? first(place.read(document)) : place.read(document)),
      });
    switch (field.type) {
      case 'group':
      case 'tab':
        return [place, ...within('', {}, field.flattenedFields, false)];
      case 'array':
        return [place, ...within('0.', {}, field.flattenedFields, true)];
      case 'blocks':
        return [
          place,
          ...field.blocks.flatMap(({ slug, flattenedFields }) =>
            within(`${slug}.`, { blockType: slug, anchor: 'a' }, flattenedFields, true),
          ),
        ];
      default:
        return [place];
    }
  });
}
