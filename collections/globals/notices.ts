import type { Field, GlobalConfig } from 'payload';
import { orReporting, staffOrSite, writersOfLanguage } from '../access/access';
import { dayAndTime, label, type Label } from '../fields/basic';
import { hrefField, localizedText } from '../fields/link';
import { matching } from '../fields/validate';
import { siteGlobal } from './site-global';

const title = localizedText('title', { uz: 'Sarlavha', ru: 'Заголовок', en: 'Title' });
const description = localizedText(
  'description',
  { uz: 'Matn', ru: 'Текст', en: 'Description' },
  'textarea',
);

const moment = (name: 'from' | 'until', momentLabel: Label): Field => ({
  name,
  type: 'date',
  label: momentLabel,
  admin: { date: dayAndTime },
});

/** When a notice is shown, besides being switched on; without a beginning or an end it has none. */
const period = [
  moment('from', label('Boshlanishi', 'Начало', 'From')),
  moment('until', label('Tugashi', 'Окончание', 'Until')),
];

export const Cookies = siteGlobal({
  slug: 'cookies',
  label: { uz: 'Cookie xabari', ru: 'Уведомление о cookie', en: 'Cookie notice' },
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: false,
      label: { uz: 'Koʻrsatish', ru: 'Показывать', en: 'Show' },
    },
    title,
    description,
    localizedText('button', { uz: 'Tugma', ru: 'Кнопка', en: 'Button' }),
    {
      name: 'duration',
      type: 'text',
      defaultValue: '180',
      label: { uz: 'Muddat, kun', ru: 'Срок, дней', en: 'Duration, days' },
      validate: matching(/^\d+(\.\d+)?$/, 'daysCount'),
    },
  ],
});

const message = siteGlobal({
  slug: 'message',
  label: { uz: 'Sinov xabari', ru: 'Сообщение о тестовом режиме', en: 'Test-mode message' },
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: false,
      label: { uz: 'Koʻrsatish', ru: 'Показывать', en: 'Show' },
    },
    ...period,
    title,
    description,
  ],
  changesAt: ({ from, until }) => [from, until],
});

export const Message: GlobalConfig = {
  ...message,
  access: {
    ...message.access,
    read: orReporting('message', staffOrSite),
    update: orReporting('message', writersOfLanguage),
  },
};

export const ErrorMessages = siteGlobal({
  slug: 'error-messages',
  label: { uz: 'Shakl xatolari', ru: 'Ошибки форм', en: 'Form error messages' },
  fields: [
    localizedText('required', { uz: 'Majburiy maydon', ru: 'Обязательное поле', en: 'Required' }),
    localizedText('email', { uz: 'Notoʻgʻri email', ru: 'Неверный email', en: 'Email' }),
  ],
});

export const NotFound = siteGlobal({
  slug: 'not-found',
  label: { uz: 'Sahifa topilmadi', ru: 'Страница не найдена', en: 'Not found page' },
  fields: [
    title,
    localizedText('text', { uz: 'Matn', ru: 'Текст', en: 'Text' }, 'textarea'),
    {
      name: 'link',
      type: 'group',
      label: { uz: 'Havola', ru: 'Ссылка', en: 'Link' },
      fields: [localizedText('text', { uz: 'Matn', ru: 'Текст', en: 'Text' }), hrefField],
    },
    {
      name: 'meta',
      type: 'group',
      label: { uz: 'Ulashish', ru: 'Для соцсетей', en: 'Sharing' },
      fields: [
        title,
        description,
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: { uz: 'Rasm', ru: 'Изображение', en: 'Image' },
        },
      ],
    },
  ],
});
