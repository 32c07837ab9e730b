import type { CollectionConfig } from 'payload';
import { localeNames, locales } from '../src/i18n/locales';
import { nobody } from '../src/cms/access/access';
import { momentInput, label } from './fields/basic';
import { groups } from './groups';
import { checkPublication, queuePublication } from './hooks/publications';

/** What is to be published or taken down at a moment, in some languages; the server does it then. */
export const Publications: CollectionConfig = {
  slug: 'publications',
  labels: {
    singular: label(
      'Rejalashtirilgan eʼlon',
      'Запланированная публикация',
      'Scheduled publication',
    ),
    plural: label(
      'Rejalashtirilgan eʼlonlar',
      'Запланированные публикации',
      'Scheduled publications',
    ),
  },
  admin: {
    group: groups.publishing,
    useAsTitle: 'title',
    defaultColumns: ['title', 'action', 'languages', 'at', 'state'],
    hideAPIURL: true,
  },
  hooks: { beforeChange: [checkPublication], afterChange: [queuePublication] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      access: { create: nobody, update: nobody },
      label: label('Hujjat', 'Документ', 'Document'),
    },
    { name: 'document', type: 'text', required: true, index: true, admin: { disabled: true } },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'publish',
      label: label('Amal', 'Действие', 'Action'),
      options: [
        { value: 'publish', label: label('Eʼlon qilish', 'Опубликовать', 'Publish') },
        { value: 'takeDown', label: label('Saytdan olish', 'Снять', 'Take down') },
      ],
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      label: label('Tillar', 'Языки', 'Languages'),
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: label('Vaqti', 'Когда', 'When'),
      admin: momentInput,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      access: { create: nobody, update: nobody },
      label: label('Holati', 'Состояние', 'State'),
      options: [
        { value: 'waiting', label: label('Kutmoqda', 'Ожидает', 'Waiting') },
        { value: 'done', label: label('Bajarildi', 'Выполнено', 'Done') },
        { value: 'failed', label: label('Bajarilmadi', 'Не выполнено', 'Failed') },
      ],
    },
    {
      name: 'reason',
      type: 'text',
      access: { create: nobody, update: nobody },
      label: label('Sabab', 'Причина', 'Reason'),
      admin: { condition: ({ state }) => state === 'failed' },
    },
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      access: { create: nobody, update: nobody },
      label: label('Kim rejalashtirgan', 'Кто запланировал', 'Scheduled by'),
    },
  ],
};
