import { RenderFields, useConfig, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useSay } from '@/cms/admin-words/useSay';
import { parseDocument } from '@/cms/documents';
import { placeInForm, type Rows } from '@/studio/edit-form/form-path';
import { fieldAt } from './field-config';
import { WritingText } from './WritingText';

interface Props {
  /** Such as `pages:12`. */
  document: string;
  /** Rows by their ids: `sections.a1b2.heading`. */
  path: string;
  readOnly?: boolean;
  /** It is drawn although it is not in view. */
  forceRender?: boolean;
  /** Of a control without formatting; without one, Payload's control is drawn, whose id is the same in every form. */
  id?: string;
}

/** Where a form has a field, and the kinds of the rows around it, as one value that only changes with them. */
function placeOf(path: string, state: FormState): string | null {
  const place = placeInForm(path, state as Rows);
  const kinds = place?.rows.map((row) => state[`${row.path}.${row.index}.blockType`]?.value ?? '');
  return place && JSON.stringify([place.path, kinds]);
}

/** The fields of a document's kind as Payload draws them. */
export function useFieldsOf(document: string) {
  const { getEntityConfig } = useConfig();
  const { collection, global } = parseDocument(document);
  return collection
    ? getEntityConfig({ collectionSlug: collection }).fields
    : getEntityConfig({ globalSlug: global ?? '' }).fields;
}

/** One field of the form around it, by its path. */
export function WritingField({ document, path, readOnly = false, forceRender, id }: Props) {
  const say = useSay();
  const fields = useFieldsOf(document);
  const known = useFormFields(([state]) => placeOf(path, state));
  const [place, kinds] = JSON.parse(known ?? '[]') as [string?, string[]?];
  const found = place === undefined ? null : fieldAt(fields, place, kinds ?? []);
  if (!found) return <p role="alert">{say('fieldGone')}</p>;
  const { type } = found.field;
  if (id && place && (type === 'text' || type === 'textarea')) {
    return <WritingText path={place} id={id} isLong={type === 'textarea'} readOnly={readOnly} />;
  }
  return (
    <RenderFields
      key={place}
      fields={[found.field]}
      forceRender={forceRender}
      margins={false}
      parentIndexPath=""
      parentPath={found.parentPath}
      parentSchemaPath={document.split(':', 1)[0] ?? ''}
      permissions
      readOnly={readOnly}
    />
  );
}
