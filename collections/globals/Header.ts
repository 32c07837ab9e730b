import type { Field } from 'payload';
import { hrefField, linkFields, localizedText } from '../fields/link';
import { siteGlobal } from './site-global';

const texts = (
  name: string,
  label: { uz: string; ru: string; en: string },
  fields: Field[],
): Field => ({ name, type: 'group', label, fields });

export const Header = siteGlobal({
  slug: 'header',
  label: { uz: 'Sayt boshi', ru: 'Шапка', en: 'Header' },
  fields: [
    {
      name: 'temperature',
      type: 'text',
      label: { uz: 'Harorat', ru: 'Температура', en: 'Temperature' },
    },
    texts('phone', { uz: 'Telefon', ru: 'Телефон', en: 'Phone' }, [
      ...linkFields,
      localizedText('description', { uz: 'Izoh', ru: 'Описание', en: 'Description' }),
    ]),
    {
      name: 'nav',
      type: 'array',
      label: { uz: 'Havolalar', ru: 'Ссылки', en: 'Links' },
      fields: linkFields,
    },
    {
      name: 'menu',
      type: 'array',
      label: { uz: 'Menyu', ru: 'Меню', en: 'Menu' },
      fields: [
        ...linkFields,
        {
          name: 'submenu',
          type: 'array',
          label: { uz: 'Ichki menyu', ru: 'Подменю', en: 'Submenu' },
          fields: linkFields,
        },
      ],
    },
    {
      name: 'social',
      type: 'array',
      label: { uz: 'Ijtimoiy tarmoqlar', ru: 'Социальные сети', en: 'Social networks' },
      fields: [
        {
          name: 'text',
          type: 'text',
          required: true,
          label: { uz: 'Nomi', ru: 'Название', en: 'Name' },
        },
        hrefField,
        {
          name: 'icon',
          type: 'select',
          required: true,
          options: ['telegram', 'instagram', 'facebook', 'youtube'],
          label: { uz: 'Belgi', ru: 'Значок', en: 'Icon' },
        },
      ],
    },
    localizedText('copyright', { uz: 'Mualliflik huquqi', ru: 'Авторское право', en: 'Copyright' }),
    texts('search', { uz: 'Qidiruv', ru: 'Поиск', en: 'Search' }, [
      localizedText('placeholder', {
        uz: 'Maydondagi matn',
        ru: 'Текст в поле',
        en: 'Placeholder',
      }),
      localizedText('clear', { uz: 'Tozalash', ru: 'Очистить', en: 'Clear' }),
      localizedText('showAll', { uz: 'Hammasini koʻrsatish', ru: 'Показать всё', en: 'Show all' }),
    ]),
    texts(
      'blindPanel',
      { uz: 'Maxsus imkoniyatlar', ru: 'Доступность', en: 'Accessibility panel' },
      [
        localizedText('fontSizeText', {
          uz: 'Shrift oʻlchami',
          ru: 'Размер шрифта',
          en: 'Font size',
        }),
        localizedText('fontSizeTextSymbols', {
          uz: 'Shrift belgisi',
          ru: 'Знак шрифта',
          en: 'Font symbol',
        }),
        localizedText('colorSchemeText', { uz: 'Ranglar', ru: 'Цвета', en: 'Colour scheme' }),
        localizedText('imagesText', { uz: 'Rasmlar', ru: 'Изображения', en: 'Images' }),
        localizedText('closeText', { uz: 'Yopish', ru: 'Закрыть', en: 'Close' }),
      ],
    ),
  ],
});
