import { amountField, label, plainText } from '@collections/fields/basic';
import { each, heading, items, note, text, texts, title, type KindInCms } from '../shared/cms';

/** Of a shared value it has its thousands apart; a draft may have what is no number yet. */
const numberOf = (amount: string | null) => Number((amount ?? '').replace(/\D/g, ''));

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
      amountField('freeMinutes', label('Bepul, daqiqa', 'Бесплатно, минут', 'Free minutes')),
      amountField('hourPrice', label('Soat, soʻm', 'Час, сум', 'Price per hour, UZS')),
      amountField('dayPrice', label('Sutka, soʻm', 'Сутки, сум', 'Price per day, UZS')),
    ]),
    note,
  ],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text', 'note'),
    items: each(block.items, (item, index) => ({
      ...texts(item, 'title', 'text'),
      value: item.value || String(index + 1),
      free_minutes: numberOf(item.freeMinutes),
      hour_price: numberOf(item.hourPrice),
      day_price: numberOf(item.dayPrice),
    })),
  }),
};
