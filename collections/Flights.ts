import type { CollectionConfig, Field } from 'payload';
import { reportFieldNames, reportFields } from '../src/features/flights/report-fields';
import { flightStatuses } from '../src/features/flights/statuses';
import { statusNames } from '../src/features/flights/status-names';
import { dayAndTime, plainText, type Label } from './fields/basic';
import { localizedText } from './fields/link';
import { matching } from './fields/validate';
import { recordChanges } from './hooks/record-changes';
import { operational } from './reference';

/** What operations may report; `unknown` is what is said where they report nothing. */
const statusOptions = flightStatuses
  .filter((value) => value !== 'unknown')
  .map((value) => ({ value, label: statusNames[value] }));

const time = (name: string, title: Label): Field => ({
  name,
  type: 'date',
  admin: { date: dayAndTime },
  label: title,
});

/** What operations report for one flight on one day; it is laid over the schedule's entry. */
const base = operational({
  slug: 'flights',
  labels: {
    singular: { uz: 'Reys hisoboti', ru: 'Отчет о рейсе', en: 'Flight report' },
    plural: { uz: 'Reys hisobotlari', ru: 'Отчеты о рейсах', en: 'Flight reports' },
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
      validate: matching(/^[a-z0-9]+-\d{8}-[ad]$/, 'flightId'),
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
      options: statusOptions,
      label: { uz: 'Holat', ru: 'Статус', en: 'Status' },
    },
    time('estimatedAt', { uz: 'Kutilgan vaqt', ru: 'Ожидаемое время', en: 'Estimated time' }),
    time('actualAt', { uz: 'Haqiqiy vaqt', ru: 'Фактическое время', en: 'Actual time' }),
    ...reportFieldNames.map((name) => plainText(name, reportFields[name].label)),
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
      labels: {
        singular: { uz: 'Oʻzgarish', ru: 'Изменение', en: 'Change' },
        plural: { uz: 'Oʻzgarishlar', ru: 'Изменения', en: 'Changes' },
      },
      fields: [
        time('at', { uz: 'Vaqt', ru: 'Время', en: 'Time' }),
        plainText('field', { uz: 'Maydon', ru: 'Поле', en: 'Field' }),
        plainText('from', { uz: 'Edi', ru: 'Было', en: 'From' }),
        plainText('to', { uz: 'Boʻldi', ru: 'Стало', en: 'To' }),
      ],
    },
  ],
});

export const Flights: CollectionConfig = {
  ...base,
  hooks: { ...base.hooks, beforeChange: [recordChanges] },
};
