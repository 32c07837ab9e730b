import type { Field, TextFieldSingleValidation } from 'payload';
import { weekdays } from './fields/basic';
import { matching, validClock, validDay } from './fields/validate';
import { operational } from './reference';

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
    text('season', { uz: 'Mavsum', ru: 'Сезон', en: 'Season' }, matching(/^[sw]\d{2}$/, 'season')),
    text(
      'number',
      { uz: 'Reys', ru: 'Рейс', en: 'Flight number' },
      matching(/^[A-Z0-9]{2} \d{1,4}[A-Z]?$/, 'flightNumber'),
    ),
    {
      name: 'direction',
      type: 'select',
      required: true,
      options: [
        { value: 'departure', label: { uz: 'Uchish', ru: 'Вылет', en: 'Departure' } },
        { value: 'arrival', label: { uz: 'Kelish', ru: 'Прилет', en: 'Arrival' } },
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
      options: weekdays,
      label: { uz: 'Kunlar', ru: 'Дни', en: 'Days' },
    },
    text(
      'departureTime',
      { uz: 'Uchish vaqti', ru: 'Время вылета', en: 'Departure time' },
      validClock,
    ),
    text(
      'arrivalTime',
      { uz: 'Kelish vaqti', ru: 'Время прилета', en: 'Arrival time' },
      validClock,
    ),
    {
      name: 'arrivalDayShift',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: -1,
      max: 2,
      label: { uz: 'Kun farqi', ru: 'Сдвиг дней', en: 'Arrival, days later' },
    },
    {
      name: 'duration',
      type: 'number',
      min: 1,
      label: { uz: 'Parvoz, daqiqa', ru: 'В пути, минут', en: 'Flight time, minutes' },
    },
    text('validFrom', { uz: 'Boshlanishi', ru: 'Действует с', en: 'Valid from' }, validDay),
    text('validTo', { uz: 'Tugashi', ru: 'Действует по', en: 'Valid to' }, validDay),
    {
      name: 'aircraft',
      type: 'group',
      label: { uz: 'Samolyot', ru: 'Самолет', en: 'Aircraft' },
      fields: [
        text('iata', { uz: 'Kod', ru: 'Код', en: 'Code' }),
        text('name', { uz: 'Turi', ru: 'Тип', en: 'Type' }),
      ],
    },
    text('terminal', { uz: 'Terminal', ru: 'Терминал', en: 'Terminal' }),
  ],
});
