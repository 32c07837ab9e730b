import { label } from '@collections/fields/basic';
import { hrefField } from '@collections/fields/link';
import { each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

export const documents: KindInCms<'documents'> = {
  name: label('Hujjatlar', 'Документы', 'Documents'),
  purpose: label(
    'Yuklab olinadigan fayllar roʻyxati.',
    'Список файлов для скачивания.',
    'A list of files to download.',
  ),
  fields: [heading, text, items([title, text, hrefField])],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      href: item.href ?? '',
    })),
  }),
};
