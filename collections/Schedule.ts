import type { Field, TextFieldSingleValidation } from 'payload';
import { flightNumberPattern } from '../src/lib/patterns';
import { dayField, directionField, label, weekdays, type Label } from './fields/basic';
import { matching, validClock, validDay } from './fields/validate';
import { operational } from './reference';
import { groups } from './groups';

const text = (name: string, title: Label, validate?: TextFieldSingleValidation): Field => ({
  name,
  type: 'text',
  required: Boolean(validate),
  validate,
  label: title,
});

/** The seasonal patterns: one flight number, one direction, its weekdays and local times. */
export const Schedule = operational({
  slug: 'schedule',
  labels: {
    singular: label('Jadval qatori', 'Строка расписания', 'Schedule entry'),
    plural: label('Jadval', 'Расписание', 'Schedule'),
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
    group: groups.flights,
  },
  indexes: [{ fields: ['season', 'number', 'direction', 'validFrom'], unique: true }],
  fields: [
    text('season', label('Mavsum', 'Сезон', 'Season'), matching(/^[sw]\d{2}$/, 'season')),
    text(
      'number',
      label('Reys', 'Рейс', 'Flight number'),
      matching(flightNumberPattern, 'flightNumber'),
    ),
    { ...directionField, required: true },
    {
      name: 'airline',
      type: 'relationship',
      relationTo: 'airlines',
      required: true,
      label: label('Aviakompaniya', 'Авиакомпания', 'Airline'),
    },
    {
      name: 'city',
      type: 'relationship',
      relationTo: 'cities',
      required: true,
      label: label('Shahar', 'Город', 'City'),
    },
    {
      name: 'via',
      type: 'relationship',
      relationTo: 'cities',
      hasMany: true,
      label: label('Orqali', 'Через', 'Via'),
    },
    {
      name: 'codeshares',
      type: 'text',
      hasMany: true,
      label: label('Kodshering', 'Код-шеринг', 'Codeshares'),
    },
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      required: true,
      options: weekdays,
      label: label('Kunlar', 'Дни', 'Days'),
    },
    text('departureTime', label('Uchish vaqti', 'Время вылета', 'Departure time'), validClock),
    text('arrivalTime', label('Kelish vaqti', 'Время прилета', 'Arrival time'), validClock),
    {
      name: 'arrivalDayShift',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: -1,
      max: 2,
      label: label('Kun farqi', 'Сдвиг дней', 'Arrival, days later'),
    },
    {
      name: 'duration',
      type: 'number',
      min: 1,
      label: label('Parvoz, daqiqa', 'В пути, минут', 'Flight time, minutes'),
    },
    dayField('validFrom', label('Boshlanishi', 'Действует с', 'Valid from'), validDay, true),
    dayField('validTo', label('Tugashi', 'Действует по', 'Valid to'), validDay, true),
    {
      name: 'aircraft',
      type: 'group',
      label: label('Samolyot', 'Самолет', 'Aircraft'),
      fields: [
        text('iata', label('Kod', 'Код', 'Code')),
        text('name', label('Turi', 'Тип', 'Type')),
      ],
    },
    text('terminal', label('Terminal', 'Терминал', 'Terminal')),
  ],
});
