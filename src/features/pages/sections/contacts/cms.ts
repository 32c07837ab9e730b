import { label, phoneField, plainText } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { toEmail, toPhone } from '@/cms/links';
import { each, heading, items, text, texts, title, type KindInCms } from '../shared/cms';

export const contacts: KindInCms<'contacts'> = {
  name: label('Aloqa', 'Контакты', 'Contacts'),
  purpose: label(
    'Telefon, manzil va ish vaqti.',
    'Телефоны, адреса и часы работы.',
    'Telephones, addresses and hours.',
  ),
  fields: [
    heading,
    items([
      title,
      text,
      phoneField,
      plainText('email', label('Elektron pochta', 'Электронная почта', 'Email')),
      localizedText('hours', label('Ish vaqti', 'Часы', 'Hours')),
    ]),
  ],
  toSection: (block) => ({
    ...texts(block, 'heading'),
    items: each(block.items, (item) => ({
      ...texts(item, 'title', 'text'),
      phone: toPhone(item.phone),
      email: toEmail(item.email),
      ...texts(item, 'hours'),
    })),
  }),
};
