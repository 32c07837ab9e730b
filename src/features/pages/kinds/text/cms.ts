import { label } from '@collections/fields/basic';
import { body, heading, texts, type KindInCms } from '../shared/cms';

export const text: KindInCms<'text'> = {
  name: label('Matn', 'Текст', 'Text'),
  fields: [heading, body],
  toSection: (block, { toBody }) => ({
    ...texts(block, 'heading'),
    body: toBody(block.body),
  }),
};
