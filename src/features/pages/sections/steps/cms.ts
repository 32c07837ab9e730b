import { iconField, label } from '@collections/fields/basic';
import { each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

export const steps: KindInCms<'steps'> = {
  name: label('Qadamlar', 'Шаги', 'Steps'),
  purpose: label(
    'Tartib bilan raqamlangan qadamlar.',
    'Пронумерованные шаги по порядку.',
    'Numbered steps, one after the other.',
  ),
  fields: [heading, text, items([title, text, iconField])],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      icon: item.icon || null,
    })),
  }),
};
