import type { Field, TextFieldSingleValidation } from 'payload';

const hrefPattern = /^(\/([\w.~%-]+\/)*([?#].*)?|https:\/\/.+|tel:\+?\d+|mailto:.+@.+)$/;

const validHref: TextFieldSingleValidation = (value) =>
  !value ||
  hrefPattern.test(value) ||
  'A path such as /services/ (with a slash at both ends), or an address beginning with https://, tel: or mailto:.';

/** An address: a locale-free path of this site with a trailing slash, or an outside address. */
export const hrefField: Field = {
  name: 'href',
  type: 'text',
  required: true,
  validate: validHref,
  label: { uz: 'Manzil', ru: 'Адрес', en: 'Address' },
};

/** A text of its own in each language. No `required`: it would block unpublishing a language. */
export const localizedText = (
  name: string,
  label: { uz: string; ru: string; en: string },
  type: 'text' | 'textarea' = 'text',
): Field => ({ name, type, localized: true, label }) as Field;

export const linkFields: Field[] = [
  localizedText('text', { uz: 'Matn', ru: 'Текст', en: 'Text' }),
  hrefField,
];
