import { areaField, label, phoneField, plainText, rows } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { toPhone } from '@/cms/links';
import { body, each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

export const tabs: KindInCms<'tabs'> = {
  name: label('Varaqlar', 'Вкладки', 'Tabs'),
  purpose: label(
    'Bir joyda almashadigan bir nechta matn.',
    'Несколько текстов, которые сменяют друг друга.',
    'Several texts that take turns in one place.',
  ),
  fields: [
    heading,
    items([
      title,
      plainText('value', label('Manzildagi nomi', 'Имя в адресе', 'Name in the URL')),
      text,
      body,
      rows('facts', label('Shartlar', 'Условия', 'Facts'), label('Shart', 'Условие', 'Fact'), [
        localizedText('term', label('Nomi', 'Название', 'Term')),
        text,
      ]),
      phoneField,
      areaField,
    ]),
  ],
  toSection: (block, { toBody }) => ({
    ...texts(block, 'heading'),
    items: each(block.items, (item, index) => ({
      ...texts(item, 'title', 'text'),
      value: item.value || String(index + 1),
      body: toBody(item.body),
      facts: each(item.facts, (fact) => texts(fact, 'term', 'text')),
      phone: toPhone(item.phone),
      place_id: item.area || null,
    })),
  }),
};
