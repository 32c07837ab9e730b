import type { Field, TextFieldSingleValidation } from 'payload';
import { operational } from './reference';

const clock: TextFieldSingleValidation = (value) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value ?? '') || 'A time such as 06:05.';

const day: TextFieldSingleValidation = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') || 'A date such as 2026-11-21.';

const text = (
  name: string,
  label: { uz: string; ru: string; en: string },
  validate?: TextFieldSingleValidation,
): Field => ({ name, type: 'text', required: Boolean(validate), validate, label });

/** The seasonal patterns: one flight number, one direction, its weekdays and local times. */
export const Schedule = operational({
  slug: 'schedule',
  labels: {
    singular: { uz: 'Jadval qatori', ru: 'Строка расписания', en: 'Schedule entry' },
    plural: { uz: 'Jadval', ru: 'Расписание', en: 'Schedule' },
  },
  admin: {
    useAsTitle: 'number',
    defaultColumns: [
      'number',
      'direction',
      'city',
      'days',
      'departureTime',
      'arrivalTime',
      'season',
    ],
    group: { uz: 'Parvozlar', ru: 'Рейсы', en: 'Flights' },
  },
  indexes: [{ fields: ['season', 'number', 'direction', 'validFrom'], unique: true }],
  fields: [
    text(
      'season',
      { uz: 'Mavsum', ru: 'Сезон', en: 'Season' },
      (value) => /^[sw]\d{2}$/.test(value ?? '') || 'A season such as w26 or s27.',
    ),
    text(
      'number',
      { uz: 'Reys', ru: 'Рейс', en: 'Flight number' },
      (value) => /^[A-Z0-9]{2} \d{1,4}[A-Z]?$/.test(value ?? '') || 'A number such as HY 601.',
    ),
    {
      name: 'direction',
      type: 'select',
      required: true,
      options: [
        { value: 'departure', label: { uz: 'Uchish', ru: 'Вылет', en: 'Departure' } },
        { value: 'arrival', label: { uz: 'Kelish', ru: 'Прилёт', en: 'Arrival' } },
      ],
      label: { uz: 'Yoʻnalish', ru: 'Направление', en: 'Direction' },
    },
    {
      name: 'airline',
      type: 'relationship',
      relationTo: 'airlines',
      required: true,
      label: { uz: 'Aviakompaniya', ru: 'Авиакомпания', en: 'Airline' },
    },
    {
      name: 'city',
      type: 'relationship',
      relationTo: 'cities',
      required: true,
      label: { uz: 'Shahar', ru: 'Город', en: 'City' },
    },
    {
      name: 'via',
      type: 'relationship',
      relationTo: 'cities',
      hasMany: true,
      label: { uz: 'Orqali', ru: 'Через', en: 'Via' },
    },
    {
      name: 'codeshares',
      type: 'text',
      hasMany: true,
      label: { uz: 'Kodshering', ru: 'Код-шеринг', en: 'Codeshares' },
    },
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      required: true,
      options: ['1', '2', '3', '4', '5', '6', '7'],
      label: { uz: 'Kunlar', ru: 'Дни', en: 'Days' },
    },
    text('departureTime', { uz: 'Uchish vaqti', ru: 'Время вылета', en: 'Departure time' }, clock),
    text('arrivalTime', { uz: 'Kelish vaqti', ru: 'Время прилёта', en: 'Arrival time' }, clock),
    {
      name: 'arrivalDayShift',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: -1,
      max: 2,
      label: { uz: 'Kun farqi', ru: 'Сдвиг дней', en: 'Arrival day shift' },
    },
    {
      name: 'duration',
      type: 'number',
      min: 1,
      label: { uz: 'Parvoz, daqiqa', ru: 'В пути, минут', en: 'Flight time, minutes' },
    },
    text('validFrom', { uz: 'Boshlanishi', ru: 'Действует с', en: 'Valid from' }, day),
    text('validTo', { uz: 'Tugashi', ru: 'Действует по', en: 'Valid to' }, day),
    {
      name: 'aircraft',
      type: 'group',
      label: { uz: 'Samolyot', ru: 'Самолёт', en: 'Aircraft' },
      fields: [
        text('iata', { uz: 'Kod', ru: 'Код', en: 'Code' }),
        text('name', { uz: 'Turi', ru: 'Тип', en: 'Type' }),
      ],
    },
    text('terminal', { uz: 'Terminal', ru: 'Терминал', en: 'Terminal' }),
  ],
});
