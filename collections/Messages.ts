import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../src/cms/access/access';
import { choice, momentInput, label, plainText, type Label } from './fields/basic';
import { groups } from './groups';

/** What a visitor wrote, or the site noted: staff read it and change nothing. */
const asReceived = (field: Field): Field =>
  ({
    ...field,
    access: { update: nobody },
    admin: { ...('admin' in field && field.admin), readOnly: true },
  }) as Field;

const received = (name: string, title: Label) => asReceived(plainText(name, title));

/**
 * Messages of the contact form. Only src/sources/contact-messages/receive.ts writes them; `sender` is a keyed hash of
 * the visitor's address, kept no longer than the limit of messages needs it.
 */
export const Messages: CollectionConfig = {
  slug: 'messages',
  // The global `message` has the plain name.
  typescript: { interface: 'VisitorMessage' },
  labels: {
    singular: label('Murojaat', 'Обращение', 'Message'),
    plural: label('Murojaatlar', 'Обращения', 'Messages'),
  },
  admin: {
    group: groups.site,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'received', 'topic', 'name', 'status'],
  },
  defaultSort: '-received',
  fields: [
    choice(
      'status',
      label('Holati', 'Состояние', 'Status'),
      [
        { value: 'new', label: label('Yangi', 'Новое', 'New') },
        { value: 'answered', label: label('Javob berilgan', 'Отвечено', 'Answered') },
      ],
      { required: true, defaultValue: 'new' },
    ),
    { name: 'note', type: 'textarea', label: label('Izoh', 'Пометка', 'Note') },
    asReceived({
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      label: label('Raqami', 'Номер', 'Reference'),
    }),
    asReceived({
      name: 'received',
      type: 'date',
      required: true,
      index: true,
      admin: momentInput,
      label: label('Kelgan vaqti', 'Получено', 'Received'),
    }),
    received('name', label('Ism', 'Имя', 'Name')),
    received('email', label('Elektron pochta', 'Электронная почта', 'Email')),
    received('topic', label('Mavzu', 'Тема', 'Topic')),
    asReceived({ name: 'message', type: 'textarea', label: label('Matn', 'Текст', 'Message') }),
    received('lang', label('Til', 'Язык', 'Language')),
    asReceived(
      choice(
        'mail',
        label('Pochtaga yuborish', 'Отправка на почту', 'Forwarding by mail'),
        [
          { value: 'off', label: label('Sozlanmagan', 'Не настроена', 'Not configured') },
          { value: 'pending', label: label('Yuborilmoqda', 'Отправляется', 'Being sent') },
          { value: 'sent', label: label('Yuborildi', 'Отправлено', 'Sent') },
          { value: 'failed', label: label('Yuborilmadi', 'Не отправлено', 'Not sent') },
        ],
        { required: true, defaultValue: 'off' },
      ),
    ),
    { name: 'sender', type: 'text', index: true, hidden: true },
  ],
};
