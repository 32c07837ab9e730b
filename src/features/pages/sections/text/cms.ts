import { label } from '@collections/fields/basic';
import { body, heading, texts, type KindInCms } from '../shared/cms';

export const text: KindInCms<'text'> = {
  name: label('Matn', 'Текст', 'Text'),
  purpose: label(
    'Sarlavha va erkin matn, rasm ham qoʻyish mumkin.',
    'Заголовок и свободный текст, можно с картинкой.',
    'A heading and free text, with pictures if you like.',
  ),
  fields: [heading, body],
  toSection: (block, { toBody }) => ({
    ...texts(block, 'heading'),
    body: toBody(block.body),
  }),
};
