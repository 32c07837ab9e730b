import type { CollectionConfig, Field } from 'payload';
import { localeNames, locales } from '../src/i18n/locales';
import { nobody } from '../src/cms/access/access';
import { choice, label, plainText } from './fields/basic';
import { groups } from './groups';

const asCounted = (field: Field): Field =>
  ({ ...field, required: true, access: { update: nobody }, admin: { readOnly: true } }) as Field;

/**
 * Searches that found nothing, and how often. Only src/cms/search-words/fruitless.ts writes them; nothing says
 * who searched.
 */
export const FruitlessSearches: CollectionConfig = {
  slug: 'fruitless-searches',
  labels: {
    singular: label('Natijasiz qidiruv', 'Поиск без результата', 'Fruitless search'),
    plural: label('Natijasiz qidiruvlar', 'Поиски без результата', 'Fruitless searches'),
  },
  admin: {
    group: groups.site,
    useAsTitle: 'words',
    defaultColumns: ['words', 'lang', 'count', 'updatedAt', 'synonym'],
    hideAPIURL: true,
  },
  defaultSort: '-count',
  disableDuplicate: true,
  indexes: [{ fields: ['lang', 'words'], unique: true }],
  fields: [
    asCounted(plainText('words', label('Qidirilgan soʻz', 'Что искали', 'Searched for'))),
    asCounted(
      choice(
        'lang',
        label('Til', 'Язык', 'Language'),
        locales.map((value) => ({ value, label: localeNames[value] })),
      ),
    ),
    asCounted({
      name: 'count',
      type: 'number',
      label: label('Necha marta', 'Сколько раз', 'How often'),
    }),
    {
      name: 'synonym',
      type: 'ui',
      label: label('Sinonim', 'Синоним', 'Synonym'),
      admin: {
        components: {
          Cell: '/src/cms/search-words/MakeSynonym#MakeSynonym',
          Field: '/src/cms/search-words/MakeSynonym#MakeSynonymOfDocument',
        },
      },
    },
  ],
};
