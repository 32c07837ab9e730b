import { anchorField, label } from '@collections/fields/basic';
import { body, each, heading, items, texts, title, type KindInCms } from '../shared/cms';

export const accordion: KindInCms<'accordion'> = {
  name: label('Savol-javoblar', 'Вопросы и ответы', 'Questions'),
  purpose: label(
    'Savol bosilganda javobi ochiladi. Bir necha shunday boʻlimli sahifada dastlabki beshtasi ochiq turadi.',
    'Ответ раскрывается по нажатию на вопрос. Если таких разделов несколько, первые пять ответов на странице раскрыты сразу.',
    'Pressing a question unfolds its answer. On a page with several such sections the first five are open from the start.',
  ),
  fields: [heading, items([title, body, anchorField])],
  toSection: (block, { toBody }) => ({
    ...texts(block, 'heading'),
    items: each(block.items, (item) => ({
      id: item.anchor,
      ...texts(item, 'title'),
      body: toBody(item.body),
    })),
  }),
};
