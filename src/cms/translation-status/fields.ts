import type { FlattenedField } from 'payload';
import { rowsOf } from '@/cms/documents';
import type { Locale } from '@/i18n/locales';

/** A field's label as its configuration gives it: a text, one for each language, or a function. */
type FieldLabel = Extract<FlattenedField, { label?: unknown }>['label'];

/** One part of the way to a field: a group, a block, a row by its number from 1, the field itself. */
export interface Step {
  label: FieldLabel;
  row?: number;
}

/** A text that is written in each language of its own. */
export interface LocalizedField {
  /** Where it is in the document, rows by their id so that moving one changes nothing: `sections.a1b2.heading`. */
  path: string;
  /** Where the editor's form has it, rows by their index: `sections.0.heading`. */
  formPath: string;
  name: string;
  trail: Step[];
  kind: 'text' | 'richText';
  /** What each language has: a string, or an editor state of formatted text. */
  values: Partial<Record<Locale, unknown>>;
}

type Values = Record<string, unknown>;

interface Way {
  path: string[];
  formPath: (string | number)[];
  trail: Step[];
}

/**
 * The localized texts of a document, in the order of its form.
 * @param fields of the sanitised configuration, `flattenedFields`
 * @param document read with `locale: 'all'`
 */
export function localizedFields(
  fields: readonly FlattenedField[],
  document: unknown,
  way: Way = { path: [], formPath: [], trail: [] },
): LocalizedField[] {
  const values = (document ?? {}) as Values;
  return fields.flatMap((field): LocalizedField[] => {
    const { name } = field;
    const value = values[name];
    const label = 'label' in field ? field.label : undefined;
    const within = (more: Partial<Way> = {}): Way => ({
      path: [...way.path, name, ...(more.path ?? [])],
      formPath: [...way.formPath, name, ...(more.formPath ?? [])],
      trail: [...way.trail, ...(more.trail ?? [{ label }])],
    });
    const row = (id: unknown, index: number, named: FieldLabel) =>
      within({
        path: [String(id ?? index)],
        formPath: [index],
        trail: [{ label: named, row: index + 1 }],
      });
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'richText': {
        if (!field.localized) return [];
        const here = within();
        return [
          {
            path: here.path.join('.'),
            formPath: here.formPath.join('.'),
            name,
            trail: here.trail,
            kind: field.type === 'richText' ? 'richText' : 'text',
            values: (value ?? {}) as LocalizedField['values'],
          },
        ];
      }
      case 'group':
      case 'tab':
        return localizedFields(field.flattenedFields, value, within());
      case 'array':
        return rowsOf(value).flatMap((entry, index) =>
          localizedFields(field.flattenedFields, entry, row(entry.id, index, label)),
        );
      case 'blocks':
        return rowsOf(value).flatMap((entry, index) => {
          const block = field.blocks.find(({ slug }) => slug === entry.blockType);
          return block
            ? localizedFields(
                block.flattenedFields,
                entry,
                row(entry.id, index, block.labels?.plural),
              )
            : [];
        });
      default:
        return [];
    }
  });
}
