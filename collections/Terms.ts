import { choice, label, slugField } from './fields/basic';
import { localizedText } from './fields/link';
import { termListNames, termLists } from './fields/relations';
import { groups } from './groups';
import { siteCollection } from './site-collection';

/** The values that filters offer: types and categories. */
export const Terms = siteCollection({
  slug: 'terms',
  singular: label('Filtr qiymati', 'Значение фильтра', 'Filter value'),
  plural: label('Filtr qiymatlari', 'Значения фильтров', 'Filter values'),
  group: groups.site,
  defaultColumns: ['title', 'list', 'slug'],
  fields: [
    localizedText('title', label('Nomi', 'Название', 'Name')),
    choice(
      'list',
      label('Roʻyxat', 'Список', 'List'),
      termLists.map((value) => ({ value, label: termListNames[value] })),
      { required: true },
    ),
    { ...slugField, unique: false } as typeof slugField,
  ],
});
