import { label, rows } from '../fields/basic';
import { hrefField, linkFields, linkRows, localizedText } from '../fields/link';
import { siteGlobal } from './site-global';

export const Footer = siteGlobal({
  slug: 'footer',
  label: label('Sayt pastki qismi', 'Подвал', 'Footer'),
  fields: [
    linkRows('nav'),
    localizedText('copyright', label('Mualliflik huquqi', 'Авторское право', 'Copyright')),
    {
      name: 'siteMap',
      type: 'group',
      label: label('Sayt xaritasi', 'Карта сайта', 'Site map'),
      fields: linkFields,
    },
    {
      name: 'privacy',
      type: 'group',
      label: label('Maxfiylik', 'Конфиденциальность', 'Privacy'),
      fields: linkFields,
    },
    {
      name: 'madeIn',
      type: 'group',
      label: label('Ishlab chiquvchi', 'Разработчик', 'Made by'),
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
