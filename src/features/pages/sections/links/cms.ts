import { label } from '@collections/fields/basic';
import { hrefField } from '@collections/fields/link';
import { each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

export const links: KindInCms<'links'> = {
  name: label('Havolalar', 'Ссылки', 'Links'),
  purpose: label(
    'Boshqa sahifalarga havolalar.',
    'Ссылки на другие страницы.',
    'Links to other pages.',
  ),
  fields: [heading, items([title, text, hrefField])],
  toSection: (block) => ({
    ...texts(block, 'heading'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      href: item.href ?? '',
    })),
  }),
};
