import type { CollectionConfig, Field } from 'payload';
import { localizedText } from './fields/link';
import { recordChanges } from './hooks/record-changes';
import { operational } from './reference';

const statuses = [
  'scheduled',
  'checkin_open',
  'checkin_closed',
  'gate_open',
  'boarding',
  'final_call',
  'gate_closed',
  'departed',
  'en_route',
  'approaching',
  'landed',
  'baggage',
  'arrived',
  'cancelled',
  'diverted',
];

const time = (name: string, label: { uz: string; ru: string; en: string }): Field => ({
  name,
  type: 'date',
  admin: { date: { pickerAppearance: 'dayAndTime' } },
  label,
});

const text = (name: string, label: { uz: string; ru: string; en: string }): Field => ({
  name,
  type: 'text',
  label,
});

/** What operations report for one flight on one day; it is laid over the schedule's entry. */
const base = operational({
  slug: 'flights',
  labels: {
    singular: { uz: 'Reys hisoboti', ru: 'Отчёт о рейсе', en: 'Flight report' },
    plural: { uz: 'Reys hisobotlari', ru: 'Отчёты о рейсах', en: 'Flight reports' },
  },
  admin: {
    useAsTitle: 'flightId',
    defaultColumns: ['flightId', 'status', 'estimatedAt', 'gate', 'belt', 'updatedAt'],
    group: { uz: 'Parvozlar', ru: 'Рейсы', en: 'Flights' },
  },
  fields: [
    {
      name: 'flightId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { uz: 'Reys', ru: 'Рейс', en: 'Flight' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9]+-\d{8}-[ad]$/.test(value)) ||
        'Number, scheduled date and direction, such as hy601-20261121-d.',
    },
    {
      name: 'date',
      type: 'text',
      index: true,
      admin: { readOnly: true },
      label: { uz: 'Sana', ru: 'Дата', en: 'Date' },
    },
    {
      name: 'status',
      type: 'select',
      options: statuses,
      label: { uz: 'Holat', ru: 'Статус', en: 'Status' },
    },
    time('estimatedAt', { uz: 'Kutilgan vaqt', ru: 'Ожидаемое время', en: 'Estimated time' }),
    time('actualAt', { uz: 'Haqiqiy vaqt', ru: 'Фактическое время', en: 'Actual time' }),
    text('terminal', { uz: 'Terminal', ru: 'Терминал', en: 'Terminal' }),
    text('checkInDesks', { uz: 'Stollar', ru: 'Стойки', en: 'Check-in desks' }),
    text('gate', { uz: 'Chiqish', ru: 'Выход', en: 'Gate' }),
    text('belt', { uz: 'Lenta', ru: 'Лента', en: 'Belt' }),
    {
      name: 'divertedTo',
      type: 'relationship',
      relationTo: 'cities',
      label: { uz: 'Muqobil aerodrom', ru: 'Запасной аэродром', en: 'Diverted to' },
    },
    localizedText('notice', { uz: 'Izoh', ru: 'Примечание', en: 'Notice' }, 'textarea'),
    {
      name: 'history',
      type: 'array',
      admin: { readOnly: true },
      label: { uz: 'Oʻzgarishlar', ru: 'Изменения', en: 'Changes' },
      fields: [
        time('at', { uz: 'Vaqt', ru: 'Время', en: 'Time' }),
        text('field', { uz: 'Maydon', ru: 'Поле', en: 'Field' }),
        text('from', { uz: 'Edi', ru: 'Было', en: 'From' }),
        text('to', { uz: 'Boʻldi', ru: 'Стало', en: 'To' }),
      ],
    },
  ],
});

export const Flights: CollectionConfig = {
  ...base,
  hooks: { ...base.hooks, beforeChange: [recordChanges] },
};
