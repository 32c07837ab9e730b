import { iconField, label } from '@collections/fields/basic';
import { each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

export const pictograms: KindInCms<'pictograms'> = {
  name: label('Belgilar', 'Пиктограммы', 'Pictograms'),
  purpose: label(
    'Belgilar va ularning maʼnosi.',
    'Значки и их пояснения.',
    'Signs and what they mean.',
  ),
  fields: [heading, text, items([title, text, iconField])],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      icon: item.icon ?? '',
    })),
  }),
};
