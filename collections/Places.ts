import { cardKinds, placeKinds } from '../src/features/places/kinds';
import {
  areaField,
  choice,
  floorField,
  hoursField,
  label,
  phoneField,
  richText,
  sideField,
  slugField,
} from './fields/basic';
import { localizedText } from './fields/link';
import { logoField, pictures, termField } from './fields/relations';
import { groups } from './groups';
import { siteCollection } from './site-collection';

/** Shops, cafes and the like: each is in the list of its kind. */
export const Places = siteCollection({
  slug: 'places',
  singular: label('Joy', 'Место', 'Place'),
  plural: label('Doʻkon va kafelar', 'Магазины и кафе', 'Shops and cafes'),
  group: groups.terminal,
  defaultColumns: ['title', 'kind', 'floor', 'side', '_status'],
  fields: [
    localizedText('title', label('Nomi', 'Название', 'Name')),
    localizedText('text', label('Qisqacha', 'Кратко', 'What it is')),
    choice(
      'kind',
      label('Roʻyxat', 'Раздел', 'List'),
      cardKinds.map((value) => ({ value, label: placeKinds[value].name })),
      { required: true },
    ),
    sideField,
    floorField,
    termField('type', label('Turi', 'Тип', 'Type'), 'place-type'),
    termField('category', label('Toifasi', 'Категория', 'Category'), 'place-category'),
    richText('body', label('Matn', 'Текст', 'Text')),
    hoursField,
    phoneField,
    areaField,
    slugField,
    logoField,
    ...pictures,
    localizedText('keywords', label('Qidiruv soʻzlari', 'Слова для поиска', 'Search words')),
  ],
});
