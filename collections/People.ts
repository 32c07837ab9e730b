import { label, plainText, richText, slugField } from './fields/basic';
import { localizedText } from './fields/link';
import { portraitField } from './fields/relations';
import { groups } from './groups';
import { siteCollection } from './site-collection';

export const People = siteCollection({
  slug: 'people',
  singular: label('Rahbar', 'Руководитель', 'Person'),
  plural: label('Rahbariyat', 'Руководство', 'People'),
  group: groups.site,
  useAsTitle: 'name',
  defaultColumns: ['name', 'position', '_status'],
  fields: [
    localizedText('name', label('Ismi', 'Имя', 'Name')),
    localizedText('position', label('Lavozimi', 'Должность', 'Position')),
    localizedText('text', label('Qisqacha', 'Кратко', 'Summary'), 'textarea'),
    richText('body', label('Tarjimai hol', 'Биография', 'Biography')),
    portraitField,
    plainText('email', label('Elektron pochta', 'Электронная почта', 'Email')),
    localizedText('reception', label('Qabul vaqti', 'Прием', 'Office hours')),
    {
      name: 'page',
      type: 'checkbox',
      label: label('Oʻz sahifasi bor', 'Есть своя страница', 'Has a page of their own'),
    },
    slugField,
    { name: 'order', type: 'number', label: label('Tartib', 'Порядок', 'Order') },
  ],
});
