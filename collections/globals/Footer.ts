import { label, rows } from '../fields/basic';
import { hrefField, linkFields, linkRows, localizedText } from '../fields/link';
import { siteGlobal } from './site-global';

export const Footer = siteGlobal({
  slug: 'footer',
  label: { uz: 'Sayt osti', ru: 'Подвал', en: 'Footer' },
  fields: [
    linkRows('nav'),
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
    rows('awards', label('Mukofotlar', 'Награды', 'Awards'), label('Mukofot', 'Награда', 'Award'), [
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        required: true,
        label: label('Rasm', 'Изображение', 'Image'),
      },
      { ...hrefField, required: false } as typeof hrefField,
    ]),
  ],
});
