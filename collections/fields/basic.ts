import { label, labelOf, type Label } from '../../src/i18n/label';
import { words } from '../../src/i18n/words';
import type { ArrayField, Field, SelectField, TextFieldSingleValidation } from 'payload';
import { closingPattern, slugPattern } from '../../src/lib/patterns';
import { iconNames } from '../../src/ui/Icon/names';
import { say } from '../../src/cms/admin-words/say';
import { floors, sides } from '../../src/features/floor-plans/location';
import { isOnPlans } from '../../src/features/floor-plans/plan-shapes';
import { readSharedValues } from '../../src/cms/shared-values';
import { isAmount, referencePattern } from '../../src/lib/shared-values';
import { matching, matchingIfAny, validClock } from './validate';

export { label, type Label };

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

export const validSlug = matching(slugPattern, 'slug');

/** A document's name in addresses; unique in its collection. */
export const slugField: Field = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: validSlug,
  label: label('Manzildagi nomi', 'Имя в адресе', 'Name in the URL'),
};

/** A part's id on its page: `/passengers/baggage/#liquids`. */
export const anchorField: Field = {
  name: 'anchor',
  type: 'text',
  required: true,
  validate: validSlug,
  label: label('Havola belgisi', 'Якорь', 'Anchor'),
};

const validIcon: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  iconNames.includes(value as (typeof iconNames)[number]) ||
  say(req, 'noSign', { value, names: iconNames.join(', ') });

/** A sign of the site's sprite. */
export const iconField: Field = {
  name: 'icon',
  type: 'text',
  label: label('Belgi', 'Значок', 'Icon'),
  validate: validIcon,
  admin: { components: { Field: '/src/cms/picker-fields/IconField#IconField' } },
};

/** What a row of an editor's list is called: its kind, and what stands in it. */
export const rowTitle = (name: Label) => ({
  path: '/src/studio/edit-form/RowTitle#RowTitle',
  clientProps: { name },
});

/** Rows of which each has the same fields; never localized itself. `row` is what one of them is called. */
export const rows = (
  name: string,
  title: Label,
  row: Label,
  fields: Field[],
  description?: Label,
): ArrayField => ({
  name,
  type: 'array',
  label: title,
  labels: { singular: row, plural: title },
  admin: { components: { RowLabel: rowTitle(row) }, ...(description && { description }) },
  fields,
});

/** A choice of few values, kept as they are in the contract. */
export const choice = (
  name: string,
  title: Label,
  options: SelectField['options'],
  more: Partial<Pick<SelectField, 'required' | 'defaultValue'>> = {},
): Field => ({ name, type: 'select', label: title, options, ...more }) as Field;

const telephone = /^\+?[\d ()-]{3,24}$/;

export const validPhone = matchingIfAny(telephone, 'telephone');

/** Below a field that may refer to a shared value. */
const withNote = {
  admin: {
    components: { afterInput: ['/src/cms/picker-fields/SharedValueNote#SharedValueNote'] },
  },
};

export const phoneField = {
  ...plainText(
    'phone',
    label('Telefon', 'Телефон', 'Phone'),
    matchingIfAny(new RegExp(`${telephone.source}|${referencePattern.source}`), 'telephone'),
  ),
  ...withNote,
} as Field;

const validAmount: TextFieldSingleValidation = async (value, { req }) => {
  const written = String(value ?? '');
  const [, name] = referencePattern.exec(written) ?? [];
  const amount = name ? (await readSharedValues(req.payload, req)).get(name) : written;
  return isAmount(amount ?? '') || say(req, 'amount');
};

/** A sum or a number of minutes, of its own or a shared value's. */
export const amountField = (name: string, title: Label): Field =>
  ({
    ...plainText(name, title, validAmount),
    ...withNote,
    required: true,
    defaultValue: '0',
  }) as Field;

const onPlans: TextFieldSingleValidation = async (value, { req }) =>
  !value || (await isOnPlans(value)) || say(req, 'notOnPlan', { value });

/** The id of an area of the floor plans (public/plans/*.svg). */
export const areaField: Field = {
  name: 'area',
  type: 'text',
  label: label('Sxemadagi joy', 'Место на схеме', 'Place on the floor plan'),
  validate: onPlans,
  admin: { components: { Field: '/src/cms/picker-fields/AreaField#AreaField' } },
};

export const floorField = choice(
  'floor',
  label('Qavat', 'Этаж', 'Floor'),
  floors.map((floor) => ({
    value: String(floor),
    label: labelOf((lang) => words(lang, 'places')('floor', { floor: String(floor) })),
  })),
);

export const sideField = choice(
  'side',
  label('Nazorat', 'Контроль', 'Security'),
  sides.map((value) => ({ value, label: labelOf((lang) => words(lang, 'places')(value)) })),
);

/** A moment is picked and shown in the airport's time, whatever the browser's zone. */
export const momentInput = {
  date: { displayFormat: 'dd.MM.yyyy HH:mm' },
  components: {
    Field: '/src/cms/date-fields/MomentField#MomentField',
    Cell: '/src/cms/date-fields/MomentCell#MomentCell',
  },
};

/** A day of the calendar, kept as 2026-11-21. */
export const dayField = (
  name: string,
  title: Label,
  validate: TextFieldSingleValidation,
  required = false,
): Field => ({
  name,
  type: 'text',
  required,
  label: title,
  validate,
  admin: {
    components: {
      Field: '/src/cms/date-fields/DayField#DayField',
      Cell: '/src/cms/date-fields/DayCell#DayCell',
    },
  },
});

/** The days of a week, by their numbers. */
export const weekdays = [
  { value: '1', label: label('Dushanba', 'Понедельник', 'Monday') },
  { value: '2', label: label('Seshanba', 'Вторник', 'Tuesday') },
  { value: '3', label: label('Chorshanba', 'Среда', 'Wednesday') },
  { value: '4', label: label('Payshanba', 'Четверг', 'Thursday') },
  { value: '5', label: label('Juma', 'Пятница', 'Friday') },
  { value: '6', label: label('Shanba', 'Суббота', 'Saturday') },
  { value: '7', label: label('Yakshanba', 'Воскресенье', 'Sunday') },
];

const openingHours = label('Ish vaqti', 'Часы работы', 'Opening hours');

/** Opening hours. 00:00 to 24:00 is around the clock; an end before the start is on the next day. */
export const hoursField = rows('hours', openingHours, openingHours, [
  {
    name: 'days',
    type: 'select',
    hasMany: true,
    required: true,
    options: weekdays,
    label: label('Kunlar', 'Дни', 'Days'),
  },
  plainText('from', label('dan', 'с', 'From'), validClock),
  plainText('to', label('gacha', 'до', 'To'), matching(closingPattern, 'clock')),
]);

/** Departures or arrivals. */
export const directionField = {
  name: 'direction',
  type: 'select',
  options: [
    { value: 'departure', label: label('Uchish', 'Вылет', 'Departure') },
    { value: 'arrival', label: label('Kelish', 'Прилет', 'Arrival') },
  ],
  label: label('Yoʻnalish', 'Направление', 'Direction'),
} satisfies Field;
