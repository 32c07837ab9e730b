import { choice, label, type Label } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { plain } from '@/lib/local-text';
import { each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

const verdict = (place: string, placeLabel: Label) =>
  choice(
    place,
    placeLabel,
    [
      { value: 'yes', label: label('Mumkin', 'Можно', 'Yes') },
      { value: 'limited', label: label('Cheklov bilan', 'С ограничением', 'With limits') },
      { value: 'no', label: label('Mumkin emas', 'Нельзя', 'No') },
    ],
    { required: true, defaultValue: 'yes' },
  );

export const allowances: KindInCms<'allowances'> = {
  name: label('Olib oʻtish qoidalari', 'Что можно взять', 'What you can bring'),
  purpose: label(
    'Nimani qayerda olib oʻtish mumkinligi, qidiruv bilan.',
    'Что и где можно провозить, с поиском.',
    'What may be carried where, with a search.',
  ),
  fields: [
    heading,
    text,
    items([
      title,
      localizedText('keywords', label('Boshqa nomlari', 'Другие названия', 'Other names')),
      verdict('cabin', label('Salonda', 'В салоне', 'In the cabin')),
      verdict('hold', label('Bagajda', 'В багаже', 'In the hold')),
      text,
    ]),
  ],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      keywords: plain(item.keywords ?? ''),
      cabin: item.cabin,
      hold: item.hold,
    })),
  }),
};
