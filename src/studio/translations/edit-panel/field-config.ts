import type { ClientBlock, ClientField } from 'payload';

/** A field of a form as it is drawn: its configuration, and the path of what is around it. */
export interface FormField {
  field: ClientField;
  parentPath: string;
}

type Named = ClientField & { name: string };

/** The fields that have values: what only lays others out is taken away. */
export const namedFields = (fields: readonly ClientField[]): Named[] =>
  fields.flatMap((field): Named[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ ...tab, type: 'group', name: tab.name } as unknown as Named]
          : namedFields(tab.fields),
      );
    }
    if ('name' in field && field.name) return [field as Named];
    return 'fields' in field ? namedFields(field.fields) : [];
  });

const isBlock = (block: ClientBlock | string, kind: string | undefined): block is ClientBlock =>
  typeof block !== 'string' && block.slug === kind;

const hasRows = (field: Named | undefined): field is Named =>
  field?.type === 'array' || field?.type === 'blocks';

function fieldsWithin(field: Named, kind: string | undefined): readonly ClientField[] {
  if (field.type === 'blocks') {
    return field.blocks.find((block) => isBlock(block, kind))?.fields ?? [];
  }
  return 'fields' in field ? field.fields : [];
}

/**
 * The configuration of a field by its path in a form, `sections.0.heading`; null where it has none.
 * @param kinds of the rows on the way, the outermost first; of a row of an array it is not asked
 */
export function fieldAt(
  fields: readonly ClientField[],
  path: string,
  kinds: readonly string[],
): FormField | null {
  const way = path.split('.');
  let within = fields;
  let found: Named | undefined;
  let row = 0;
  for (const part of way) {
    if (hasRows(found)) {
      within = fieldsWithin(found, kinds[row]);
      found = undefined;
      row += 1;
      continue;
    }
    if (found) within = fieldsWithin(found, undefined);
    found = namedFields(within).find(({ name }) => name === part);
    if (!found) return null;
  }
  return found ? { field: found, parentPath: way.slice(0, -1).join('.') } : null;
}
