import type { CollectionConfig, Field } from 'payload';
import { editors, orReporting, staffOrSite } from './access/access';
import { dayAndTime, label, plainText, type Label } from './fields/basic';
import { localizedText } from './fields/link';
import { matching } from './fields/validate';
import { recordChanges } from './hooks/record-changes';
import { operational } from './reference';

/** What travellers are told too, less the time, belt or aerodrome that goes with it. */
const statuses = [
  { value: 'scheduled', label: label('Jadval boʻyicha', 'По расписанию', 'On schedule') },
  {
    value: 'checkin_open',
    label: label('Roʻyxatdan oʻtish boshlandi', 'Идет регистрация', 'Check-in open'),
  },
  {
    value: 'checkin_closed',
    label: label('Roʻyxatdan oʻtish tugadi', 'Регистрация закончена', 'Check-in closed'),
  },
  { value: 'gate_open', label: label('Chiqishga oʻting', 'Пройдите к выходу', 'Go to gate') },
  { value: 'boarding', label: label('Samolyotga chiqish boshlandi', 'Идет посадка', 'Boarding') },
  {
    value: 'final_call',
    label: label('Samolyotga chiqish tugamoqda', 'Посадка заканчивается', 'Final call'),
  },
  {
    value: 'gate_closed',
    label: label('Samolyotga chiqish tugadi', 'Посадка закончена', 'Gate closed'),
  },
  { value: 'departed', label: label('Uchib ketdi', 'Вылетел', 'Departed') },
  { value: 'en_route', label: label('Parvozda', 'В полете', 'In flight') },
  { value: 'approaching', label: label('Qoʻnishga kelmoqda', 'Заходит на посадку', 'Approaching') },
  { value: 'landed', label: label('Qoʻndi', 'Приземлился', 'Landed') },
  { value: 'baggage', label: label('Bagaj berilmoqda', 'Выдача багажа', 'Bags arriving') },
  { value: 'arrived', label: label('Yetib keldi', 'Прибыл', 'Arrived') },
  { value: 'cancelled', label: label('Bekor qilindi', 'Отменен', 'Cancelled') },
  {
    value: 'diverted',
    label: label('Muqobil aerodromga yoʻnaltirildi', 'Направлен на запасной аэродром', 'Diverted'),
  },
];

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
      options: statuses,
      label: { uz: 'Holat', ru: 'Статус', en: 'Status' },
    },
    time('estimatedAt', { uz: 'Kutilgan vaqt', ru: 'Ожидаемое время', en: 'Estimated time' }),
    time('actualAt', { uz: 'Haqiqiy vaqt', ru: 'Фактическое время', en: 'Actual time' }),
    plainText('terminal', { uz: 'Terminal', ru: 'Терминал', en: 'Terminal' }),
    plainText('checkInDesks', { uz: 'Stollar', ru: 'Стойки', en: 'Check-in desks' }),
    plainText('gate', { uz: 'Chiqish', ru: 'Выход', en: 'Gate' }),
    plainText('belt', { uz: 'Lenta', ru: 'Лента', en: 'Belt' }),
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
  access: {
    ...base.access,
    read: orReporting('flights', staffOrSite),
    create: orReporting('flights', editors),
    update: orReporting('flights', editors),
  },
  hooks: { ...base.hooks, beforeChange: [recordChanges] },
};
