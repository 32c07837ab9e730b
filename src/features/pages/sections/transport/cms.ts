import type { Field } from 'payload';
import { choice, label, plainText, rows, type Label } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { matchingIfAny } from '@collections/fields/validate';
import { clockPattern } from '@/lib/patterns';
import { body, each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

const ways = [
  { value: 'bus', label: label('Avtobus', 'Автобус', 'Bus') },
  { value: 'taxi', label: label('Taksi', 'Такси', 'Taxi') },
  { value: 'car', label: label('Avtomobil', 'Автомобиль', 'Car') },
  { value: 'train', label: label('Poyezd', 'Поезд', 'Train') },
];

const minutes = (name: string, title: Label, required = false) =>
  ({ name, type: 'number', min: 1, max: 1440, required, label: title }) as Field;

const clock = (name: string, title: Label) =>
  plainText(name, title, matchingIfAny(clockPattern, 'clock'));

const origins = rows(
  'origins',
  label('Qayerdan', 'Откуда', 'Origins'),
  label('Joy', 'Место', 'Origin'),
  [
    title,
    plainText('value', label('Manzildagi nomi', 'Имя в адресе', 'Name in the URL')),
    rows('trips', label('Qatnovlar', 'Поездки', 'Trips'), label('Qatnov', 'Поездка', 'Trip'), [
      choice('way', label('Transport', 'Транспорт', 'Way'), ways, { required: true }),
      minutes('minutes', label('Yoʻlda, daqiqa', 'В пути, минут', 'Minutes on the road'), true),
      localizedText('text', label('Qayerdan joʻnaydi', 'Откуда отправляется', 'Where it leaves')),
      clock('first', label('Birinchi qatnov', 'Первый рейс', 'First departure')),
      clock('last', label('Oxirgi qatnov', 'Последний рейс', 'Last departure')),
      minutes('every', label('Oraliq, daqiqa', 'Интервал, минут', 'Every so many minutes')),
    ]),
  ],
);

export const transport: KindInCms<'transport'> = {
  name: label('Transport', 'Транспорт', 'Transport'),
  purpose: label(
    'Aeroportga yetib kelish yoʻllari, vaqti va narxi. “Qanday yetib kelish” sahifasi shu yerdagi joy va qatnovlarga qarab javob beradi.',
    'Как добраться: время и цена. По местам и поездкам отсюда страница «Как добраться» отвечает, что выбрать.',
    'Ways to the airport, with time and price. From the origins and trips the page “How to get there” says which to take.',
  ),
  fields: [
    heading,
    text,
    localizedText('alt', label('Sxema tavsifi', 'Описание схемы', 'Description of the map')),
    items([
      title,
      choice('icon', label('Belgi', 'Значок', 'Icon'), ways),
      text,
      localizedText('duration', label('Vaqti', 'Время', 'Duration')),
      localizedText('price', label('Narxi', 'Цена', 'Price')),
      body,
    ]),
    origins,
  ],
  toSection: (block, { toBody }) => ({
    ...texts(block, 'heading', 'text', 'alt'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      icon: item.icon ?? 'map-pin',
      ...texts(item, 'duration', 'price'),
      body: toBody(item.body),
    })),
    origins: each(block.origins, (origin, index) => ({
      ...texts(origin, 'title'),
      value: origin.value || String(index + 1),
      trips: each(origin.trips, ({ first, last, every, ...trip }) => ({
        ...texts(trip, 'text'),
        way: trip.way,
        minutes: trip.minutes,
        runs: first && last && every ? { first, last, every } : null,
      })),
    })),
  }),
};
