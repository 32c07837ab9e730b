import {
  areaField,
  floorField,
  hoursField,
  iconField,
  label,
  phoneField,
  plainText,
  richText,
  sideField,
  slugField,
} from './fields/basic';
import { localizedText } from './fields/link';
import { pictures } from './fields/relations';
import { matchingIfAny } from './fields/validate';
import { groups } from './groups';
import { siteCollection } from './site-collection';

export const Services = siteCollection({
  slug: 'services',
  singular: label('Xizmat', 'Услуга', 'Service'),
  plural: label('Xizmatlar', 'Услуги', 'Services'),
  group: groups.terminal,
  defaultColumns: ['title', 'floor', 'side', '_status'],
  fields: [
    localizedText('title', label('Nomi', 'Название', 'Name')),
    localizedText('text', label('Qisqacha', 'Кратко', 'What it is')),
    iconField,
    {
      ...plainText(
        'page',
        label('Oʻz sahifasi', 'Своя страница', 'Own page'),
        matchingIfAny(/^\/([\w-]+\/)+$/, 'path'),
      ),
      admin: {
        description: label(
          'Xizmat /services/…/ oʻrniga shu sahifada tasvirlanadi.',
          'Страница, где услуга описана вместо /services/…/.',
          'A page that describes it instead of /services/…/.',
        ),
      },
    } as ReturnType<typeof plainText>,
    sideField,
    floorField,
    richText('body', label('Matn', 'Текст', 'Text')),
    hoursField,
    phoneField,
    areaField,
    slugField,
    { name: 'order', type: 'number', label: label('Tartib', 'Порядок', 'Order') },
    ...pictures,
    localizedText('keywords', label('Qidiruv soʻzlari', 'Слова для поиска', 'Search words')),
  ],
});
