import type { Field, TextField } from 'payload';
import { label, rows, type Label } from './basic';
import { matchingIfAny } from './validate';

const hrefPattern = /^(\/([\w.~%-]+\/)*([?#].*)?|https:\/\/.+|tel:\+?\d+|mailto:.+@.+)$/;

/** An address: a locale-free path of this site with a trailing slash, or an outside address. */
export const hrefField: Field = {
  name: 'href',
  type: 'text',
  required: true,
  validate: matchingIfAny(hrefPattern, 'address'),
  label: label('Manzil', 'Адрес', 'Address'),
  admin: { components: { Field: '/src/studio/edit-form/LinkField#LinkField' } },
};

/** A text of its own in each language. No `required`: it would block unpublishing a language. */
export const localizedText = (
  name: string,
  title: Label,
  type: 'text' | 'textarea' = 'text',
): Field =>
  ({
    name,
    type,
    localized: true,
    label: title,
    typescriptSchema: localizedString,
  }) as Field;

/** The type of a text that each language has its own of, in the generated types of documents. */
export const localizedString: NonNullable<TextField['typescriptSchema']> = [
  ({ jsonSchema }) => ({
    ...jsonSchema,
    tsType: "import('./localized').LocalizedString | null",
  }),
];

export const linkFields: Field[] = [
  localizedText('text', label('Matn', 'Текст', 'Text')),
  hrefField,
];

/** A row of links of a header, a footer. */
export const linkRows = (name: string): Field =>
  rows(name, label('Havolalar', 'Ссылки', 'Links'), label('Havola', 'Ссылка', 'Link'), linkFields);
