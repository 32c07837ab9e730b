import { choice, label, type Label } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { plain } from '@/lib/local-text';
import {
  each,
  heading,
  items,
  text,
  texts,
  title,
  type Blocks,
  type KindInCms,
} from '../shared/cms';

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

/** What things are called in other languages, in which travellers look for them too; by their ids. */
function namesById(inOthers: Blocks[]): Map<unknown, string[]> {
  const names = new Map<unknown, string[]>();
  for (const block of inOthers.flatMap((blocks) => blocks ?? [])) {
    if (block.blockType !== 'allowances') continue;
    for (const { id, title: name, keywords } of block.items ?? []) {
      const known = [name, keywords].map((one) => plain(one ?? '')).filter(Boolean);
      names.set(id, [...(names.get(id) ?? []), ...known]);
    }
  }
  return names;
}

export const allowances: KindInCms<'allowances'> = {
  name: label('Olib oʻtish qoidalari', 'Что можно взять', 'What you can bring'),
  purpose: label(
    'Nimani qayerda olib oʻtish mumkinligi, qidiruv bilan. Dastlabki oltitasi tugma boʻlib turadi.',
    'Что и где можно провозить, с поиском. Первые шесть показаны кнопками.',
    'What may be carried where, with a search. The first six are offered as buttons.',
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
  toSection: (block, { inOthers }) => {
    const namesInOthers = namesById(inOthers);
    return {
      ...texts(block, 'heading', 'text'),
      items: each(block.items, (item) => ({
        ...texts(item, 'title', 'text'),
        keywords: [plain(item.keywords ?? ''), ...(namesInOthers.get(item.id) ?? [])]
          .filter(Boolean)
          .join(', '),
        cabin: item.cabin,
        hold: item.hold,
      })),
    };
  },
};
