import type { CollectionConfig, Field } from 'payload';
import { reportFieldNames, reportFields } from '../src/features/flights/report-fields';
import { statusNames } from '../src/features/flights/status-names';
import { flightStatuses } from '../src/features/flights/statuses';
import { momentInput, label, plainText, type Label } from './fields/basic';
import { localizedText } from './fields/link';
import { matching } from './fields/validate';
import { flightEndpoints } from '../src/cms/flight-reports/endpoints';
import { checkFlight, flightLabel, refuseUnknownFlight } from './hooks/known-flight';
import { recordChanges } from './hooks/record-changes';
import { operational } from './reference';
import { groups } from './groups';

/** What operations may report; `unknown` is what is said where they report nothing. */
const statusOptions = flightStatuses
  .filter((value) => value !== 'unknown')
  .map((value) => ({ value, label: statusNames[value] }));

const time = (name: string, title: Label): Field => ({
  name,
  type: 'date',
  admin: momentInput,
  label: title,
});

/** What operations report for one flight on one day; it is laid over the schedule's entry. */
const base = operational({
  slug: 'flights',
  labels: {
    singular: label('Reys hisoboti', 'Отчет о рейсе', 'Flight report'),
    plural: label('Reys hisobotlari', 'Отчеты о рейсах', 'Flight reports'),
  },
  admin: {
    useAsTitle: 'flightId',
    defaultColumns: ['flightId', 'status', 'estimatedAt', 'gate', 'belt', 'updatedAt'],
    group: groups.flights,
  },
  fields: [
    {
      name: 'flightId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: flightLabel,
      validate: matching(/^[a-z0-9]+-\d{8}-[ad]$/, 'flightId'),
      admin: { components: { Field: '/src/cms/picker-fields/FlightField#FlightField' } },
    },
    {
      name: 'date',
      type: 'text',
      index: true,
      admin: { readOnly: true },
      label: label('Sana', 'Дата', 'Date'),
    },
    {
      name: 'status',
      type: 'select',
      options: statusOptions,
      label: label('Holat', 'Статус', 'Status'),
    },
    time('estimatedAt', label('Kutilgan vaqt', 'Ожидаемое время', 'Estimated time')),
    time('actualAt', label('Haqiqiy vaqt', 'Фактическое время', 'Actual time')),
    ...reportFieldNames.map((name) => plainText(name, reportFields[name].label)),
    {
      name: 'divertedTo',
      type: 'relationship',
      relationTo: 'cities',
      label: label('Muqobil aerodrom', 'Запасной аэродром', 'Diverted to'),
    },
    localizedText('notice', label('Izoh', 'Примечание', 'Notice'), 'textarea'),
    {
      name: 'history',
      type: 'array',
      admin: { readOnly: true },
      label: label('Oʻzgarishlar', 'Изменения', 'Changes'),
      labels: {
        singular: label('Oʻzgarish', 'Изменение', 'Change'),
        plural: label('Oʻzgarishlar', 'Изменения', 'Changes'),
      },
      fields: [
        time('at', label('Vaqt', 'Время', 'Time')),
        plainText('field', label('Maydon', 'Поле', 'Field')),
        plainText('from', label('Edi', 'Было', 'From')),
        plainText('to', label('Boʻldi', 'Стало', 'To')),
      ],
    },
  ],
});

export const Flights: CollectionConfig = {
  ...base,
  endpoints: flightEndpoints(checkFlight),
  hooks: {
    ...base.hooks,
    beforeValidate: [refuseUnknownFlight],
    beforeChange: [recordChanges],
  },
};
