import { label, phoneField, plainText, richText, slugField } from './fields/basic';
import { localizedText } from './fields/link';
import { logoField, pictures, termField } from './fields/relations';
import { groups } from './groups';
import { siteCollection } from './site-collection';

export const Partners = siteCollection({
  slug: 'partners',
  singular: label('Hamkor', 'Партнёр', 'Partner'),
  plural: label('Hamkorlar', 'Партнёры', 'Partners'),
  group: groups.site,
  defaultColumns: ['title', 'type', '_status'],
  fields: [
    localizedText('title', label('Nomi', 'Название', 'Name')),
    localizedText('text', label('Qisqacha', 'Кратко', 'What it does')),
    termField('type', label('Turi', 'Тип', 'Type'), 'partner-type'),
    richText('body', label('Matn', 'Текст', 'Text')),
    plainText(
      'website',
      label('Sayti', 'Сайт', 'Website'),
      (value) => !value || /^https:\/\/\S+$/.test(value) || 'An address beginning with https://.',
    ),
    phoneField,
    slugField,
    { name: 'order', type: 'number', label: label('Tartib', 'Порядок', 'Order') },
    logoField,
    ...pictures,
  ],
});
