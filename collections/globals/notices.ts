import { hrefField, localizedText } from '../fields/link';
import { siteGlobal } from './site-global';

const title = localizedText('title', { uz: 'Sarlavha', ru: 'Заголовок', en: 'Title' });
const description = localizedText(
  'description',
  { uz: 'Matn', ru: 'Текст', en: 'Description' },
  'textarea',
);

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
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) ||
        'A number of days, such as 180 or 0.5.',
    },
  ],
});

export const Message = siteGlobal({
  slug: 'message',
  label: { uz: 'Sinov xabari', ru: 'Сообщение о тестовом режиме', en: 'Test-mode message' },
  fields: [
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: false,
      label: { uz: 'Koʻrsatish', ru: 'Показывать', en: 'Show' },
    },
    title,
    description,
  ],
});

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
