import { label } from '@collections/fields/basic';
import { heading, texts, type KindInCms } from '../shared/cms';

const idOf = (related: number | { id: number }) =>
  typeof related === 'number' ? related : related.id;

export const people: KindInCms<'people'> = {
  name: label('Rahbariyat', 'Руководство', 'People'),
  purpose: label(
    'Rahbarlarning surati, lavozimi va qabul vaqti.',
    'Портреты руководителей, должности и часы приема.',
    'Portraits of the leadership with their posts.',
  ),
  fields: [
    heading,
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'people',
      hasMany: true,
      label: label('Kimlar', 'Кто', 'Who'),
    },
  ],
  toSection: (block, { person }) => ({
    ...texts(block, 'heading'),
    items: (block.people ?? []).flatMap((one) => person(idOf(one)) ?? []),
  }),
};
