import { label } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { each, heading, items, text, texts, type KindInCms } from '../shared/cms';

export const facts: KindInCms<'facts'> = {
  name: label('Raqamlar', 'Цифры', 'Facts'),
  purpose: label(
    'Yirik raqamlar va ularning izohi.',
    'Крупные цифры с пояснениями.',
    'Large numbers with a few words each.',
  ),
  fields: [heading, items([localizedText('value', label('Qiymat', 'Значение', 'Value')), text])],
  toSection: (block) => ({
    ...texts(block, 'heading'),
    items: each(block.items, (item) => texts(item, 'value', 'text')),
  }),
};
