import type { Field } from 'payload';
import { momentInput, label, type Label } from '../fields/basic';
import { hrefField, localizedText } from '../fields/link';
import { matching } from '../fields/validate';
import { siteGlobal } from './site-global';

const title = localizedText('title', label('Sarlavha', 'Заголовок', 'Title'));
const description = localizedText('description', label('Matn', 'Текст', 'Description'), 'textarea');

const moment = (name: 'from' | 'until', momentLabel: Label): Field => ({
  name,
  type: 'date',
  label: momentLabel,
  admin: momentInput,
});

/** When a notice is shown, besides being switched on; without a beginning or an end it has none. */
const period = [
  moment('from', label('Boshlanishi', 'Начало', 'From')),
  moment('until', label('Tugashi', 'Окончание', 'Until')),
];

export const Cookies = siteGlobal({
  slug: 'cookies',
  label: label('Cookie xabari', 'Уведомление о cookie', 'Cookie notice'),
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: false,
      label: label('Koʻrsatish', 'Показывать', 'Show'),
    },
    title,
    description,
    localizedText('button', label('Tugma', 'Кнопка', 'Button')),
    {
      name: 'duration',
      type: 'text',
      defaultValue: '180',
      label: label('Muddat, kun', 'Срок, дней', 'Duration, days'),
      validate: matching(/^\d+(\.\d+)?$/, 'daysCount'),
    },
  ],
});

export const Message = siteGlobal({
  slug: 'message',
  label: label('Sinov xabari', 'Сообщение о тестовом режиме', 'Test-mode message'),
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: false,
      label: label('Koʻrsatish', 'Показывать', 'Show'),
    },
    ...period,
    title,
    description,
  ],
  changesAt: ({ from, until }) => [from, until],
});

export const ErrorMessages = siteGlobal({
  slug: 'error-messages',
  label: label('Shakl xatolari', 'Ошибки форм', 'Form error messages'),
  fields: [
    localizedText('required', label('Majburiy maydon', 'Обязательное поле', 'Required')),
    localizedText('email', label('Notoʻgʻri pochta manzili', 'Неверный адрес почты', 'Email')),
  ],
});

export const NotFound = siteGlobal({
  slug: 'not-found',
  label: label('Sahifa topilmadi', 'Страница не найдена', 'Not found page'),
  fields: [
    title,
    localizedText('text', label('Matn', 'Текст', 'Text'), 'textarea'),
    {
      name: 'link',
      type: 'group',
      label: label('Havola', 'Ссылка', 'Link'),
      fields: [localizedText('text', label('Matn', 'Текст', 'Text')), hrefField],
    },
    {
      name: 'meta',
      type: 'group',
      label: label('Ulashish', 'Для соцсетей', 'Sharing'),
      fields: [
        title,
        description,
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: label('Rasm', 'Изображение', 'Image'),
        },
      ],
    },
  ],
});
