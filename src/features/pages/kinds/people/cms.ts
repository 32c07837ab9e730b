import { label } from '@collections/fields/basic';
import { heading, texts, type KindInCms } from '../shared/cms';

const idOf = (related: number | { id: number }) =>
  typeof related === 'number' ? related : related.id;

export const people: KindInCms<'people'> = {
  name: label('Rahbariyat', 'Руководство', 'People'),
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
