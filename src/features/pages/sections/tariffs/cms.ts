import type { Field } from 'payload';
import { label, plainText, type Label } from '@collections/fields/basic';
import { each, heading, items, note, text, texts, title, type KindInCms } from '../shared/cms';

/** A sum or a number of minutes. */
const amount = (of: string, amountLabel: Label): Field => ({
  name: of,
  type: 'number',
  min: 0,
  required: true,
  defaultValue: 0,
  label: amountLabel,
});

export const tariffs: KindInCms<'tariffs'> = {
  name: label('Narxlar', 'Тарифы', 'Rates'),
  purpose: label('Xizmatlar va ularning narxi.', 'Услуги и их цены.', 'Services and their prices.'),
  fields: [
    heading,
    text,
    items([
      title,
      plainText('value', label('Belgi', 'Обозначение', 'Id')),
      text,
      amount('freeMinutes', label('Bepul, daqiqa', 'Бесплатно, минут', 'Free minutes')),
      amount('hourPrice', label('Soat, soʻm', 'Час, сум', 'Price per hour, UZS')),
      amount('dayPrice', label('Sutka, soʻm', 'Сутки, сум', 'Price per day, UZS')),
    ]),
    note,
  ],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text', 'note'),
    items: each(block.items, (item, index) => ({
      ...texts(item, 'title', 'text'),
      value: item.value || String(index + 1),
      free_minutes: item.freeMinutes,
      hour_price: item.hourPrice,
      day_price: item.dayPrice,
    })),
  }),
};
