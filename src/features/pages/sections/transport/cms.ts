import { choice, label } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { body, each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

export const transport: KindInCms<'transport'> = {
  name: label('Transport', 'Транспорт', 'Transport'),
  purpose: label(
    'Aeroportga yetib kelish yoʻllari, vaqti va narxi.',
    'Как добраться: время и цена.',
    'Ways to the airport, with time and price.',
  ),
  fields: [
    heading,
    text,
    localizedText('alt', label('Sxema tavsifi', 'Описание схемы', 'Description of the map')),
    items([
      title,
      choice('icon', label('Belgi', 'Значок', 'Icon'), [
        { value: 'bus', label: label('Avtobus', 'Автобус', 'Bus') },
        { value: 'taxi', label: label('Taksi', 'Такси', 'Taxi') },
        { value: 'car', label: label('Avtomobil', 'Автомобиль', 'Car') },
        { value: 'train', label: label('Poyezd', 'Поезд', 'Train') },
      ]),
      text,
      localizedText('duration', label('Vaqti', 'Время', 'Duration')),
      localizedText('price', label('Narxi', 'Цена', 'Price')),
      body,
    ]),
  ],
  toSection: (block, { toBody }) => ({
    ...texts(block, 'heading', 'text', 'alt'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      icon: item.icon ?? 'map-pin',
      ...texts(item, 'duration', 'price'),
      body: toBody(item.body),
    })),
  }),
};
