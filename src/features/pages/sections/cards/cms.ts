import { iconField, label } from '@collections/fields/basic';
import {
  each,
  heading,
  items,
  optionalHref,
  text,
  texts,
  title,
  type KindInCms,
} from '../shared/cms';

export const cards: KindInCms<'cards'> = {
  name: label('Kartalar', 'Карточки', 'Cards'),
  purpose: label(
    'Belgi va qisqa matnli kartalar.',
    'Карточки со значком и коротким текстом.',
    'Cards with an icon and a short text.',
  ),
  fields: [heading, text, items([title, text, optionalHref, iconField])],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      icon: item.icon || null,
      href: item.href || null,
    })),
  }),
};
