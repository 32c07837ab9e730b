import { linkFields, localizedText } from '../fields/link';
import { siteGlobal } from './site-global';

export const Footer = siteGlobal({
  slug: 'footer',
  label: { uz: 'Sayt osti', ru: 'Подвал', en: 'Footer' },
  fields: [
    {
      name: 'nav',
      type: 'array',
      label: { uz: 'Havolalar', ru: 'Ссылки', en: 'Links' },
      fields: linkFields,
    },
    localizedText('copyright', { uz: 'Mualliflik huquqi', ru: 'Авторское право', en: 'Copyright' }),
    {
      name: 'siteMap',
      type: 'group',
      label: { uz: 'Sayt xaritasi', ru: 'Карта сайта', en: 'Site map' },
      fields: linkFields,
    },
    {
      name: 'privacy',
      type: 'group',
      label: { uz: 'Maxfiylik', ru: 'Конфиденциальность', en: 'Privacy' },
      fields: linkFields,
    },
    {
      name: 'madeIn',
      type: 'group',
      label: { uz: 'Ishlab chiquvchi', ru: 'Разработчик', en: 'Made by' },
      fields: linkFields,
    },
    {
      name: 'awards',
      type: 'array',
      label: { uz: 'Mukofotlar', ru: 'Награды', en: 'Awards' },
      fields: [
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          required: true,
          label: { uz: 'Rasm', ru: 'Изображение', en: 'Image' },
        },
        { name: 'href', type: 'text', label: { uz: 'Manzil', ru: 'Адрес', en: 'Address' } },
      ],
    },
  ],
});
