import { label, phoneField, plainText, richText, slugField } from './fields/basic';
import { localizedText } from './fields/link';
import { logoField, pictures, termField } from './fields/relations';
import { matchingIfAny } from './fields/validate';
import { groups } from './groups';
import { siteCollection } from './site-collection';

export const Partners = siteCollection({
  slug: 'partners',
  singular: label('Hamkor', 'Партнер', 'Partner'),
  plural: label('Hamkorlar', 'Партнеры', 'Partners'),
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
      matchingIfAny(/^https:\/\/\S+$/, 'httpsAddress'),
    ),
    phoneField,
    slugField,
    { name: 'order', type: 'number', label: label('Tartib', 'Порядок', 'Order') },
    logoField,
    ...pictures,
  ],
});
