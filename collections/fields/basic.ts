import type { ArrayField, Field, SelectField, TextFieldSingleValidation } from 'payload';
import { iconNames } from '../../src/components/ui/Icon/names';

/** A label in the languages of the interface. */
export const label = (uz: string, ru: string, en: string) => ({ uz, ru, en });
export type Label = ReturnType<typeof label>;

/** A text that is the same in every language. */
export const plainText = (
  name: string,
  title: Label,
  validate?: TextFieldSingleValidation,
): Field => ({ name, type: 'text', label: title, ...(validate && { validate }) });

/** Formatted text of its own in each language. */
export const richText = (name: string, title: Label): Field => ({
  name,
  type: 'richText',
  localized: true,
  label: title,
});

const slugPattern = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

export const validSlug: TextFieldSingleValidation = (value) =>
  slugPattern.test(value ?? '') || 'Latin letters, digits and hyphens, such as hand-baggage.';

/** A document's name in addresses; unique in its collection. */
export const slugField: Field = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: validSlug,
  label: label('Manzildagi nomi', 'Имя в адресе', 'Name in the address'),
};

/** A part's id on its page: `/passengers/baggage/#liquids`. */
export const anchorField: Field = {
  name: 'anchor',
  type: 'text',
  required: true,
  validate: validSlug,
  label: label('Havola belgisi', 'Якорь', 'Anchor'),
};

/** A sign of the site's sprite. */
export const iconField: Field = {
  name: 'icon',
  type: 'text',
  label: label('Belgi', 'Значок', 'Icon'),
  admin: { description: 'The name of a sign, such as bus, luggage or info.' },
  validate: ((value) =>
    !value ||
    iconNames.includes(value as (typeof iconNames)[number]) ||
    `There is no sign “${value}”. There are: ${iconNames.join(', ')}.`) satisfies TextFieldSingleValidation,
};

/** Rows of which each has the same fields; never localized itself. */
export const rows = (name: string, title: Label, fields: Field[]): ArrayField => ({
  name,
  type: 'array',
  label: title,
  fields,
});

/** A choice of few values, kept as they are in the contract. */
export const choice = (
  name: string,
  title: Label,
  options: SelectField['options'],
  more: Partial<Pick<SelectField, 'required' | 'defaultValue'>> = {},
): Field => ({ name, type: 'select', label: title, options, ...more }) as Field;

const telephone: TextFieldSingleValidation = (value) =>
  !value || /^\+?[\d ()-]{3,24}$/.test(value) || 'A number such as +998 00 000 00 00.';

export const phoneField: Field = plainText(
  'phone',
  label('Telefon', 'Телефон', 'Phone'),
  telephone,
);

/** The id of an area of the floor plans (public/plans/*.svg). */
export const areaField: Field = {
  ...plainText('area', label('Sxemadagi joy', 'Место на схеме', 'Place on the floor plan')),
  admin: { description: 'The id of an area, such as choyxona-registon.' },
} as Field;

export const floorField = choice('floor', label('Qavat', 'Этаж', 'Floor'), ['1', '2', '3']);

export const sideField = choice('side', label('Nazorat', 'Контроль', 'Security'), [
  { value: 'before', label: label('Nazoratgacha', 'До контроля', 'Before security') },
  { value: 'after', label: label('Nazoratdan keyin', 'После контроля', 'After security') },
]);

const clock =
  (pattern: RegExp): TextFieldSingleValidation =>
  (value) =>
    pattern.test(value ?? '') || 'A time such as 06:05.';

/** Opening hours. 00:00 to 24:00 is around the clock; an end before the start is on the next day. */
export const hoursField = rows('hours', label('Ish vaqti', 'Часы работы', 'Opening hours'), [
  {
    name: 'days',
    type: 'select',
    hasMany: true,
    required: true,
    options: ['1', '2', '3', '4', '5', '6', '7'],
    label: label('Kunlar (1 – dushanba)', 'Дни (1 – понедельник)', 'Days (1 is Monday)'),
  },
  plainText('from', label('dan', 'с', 'From'), clock(/^([01]\d|2[0-3]):[0-5]\d$/)),
  plainText('to', label('gacha', 'до', 'To'), clock(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)),
]);
