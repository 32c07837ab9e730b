import type { Field } from 'payload';
import { choice, label, rows, type Label } from '../fields/basic';
import { hrefField, linkFields, linkRows, localizedText } from '../fields/link';
import { siteGlobal } from './site-global';

const texts = (name: string, title: Label, fields: Field[]): Field => ({
  name,
  type: 'group',
  label: title,
  fields,
});

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
    linkRows('nav'),
    rows('menu', label('Menyu', 'Меню', 'Menu'), label('Menyu bandi', 'Пункт меню', 'Menu item'), [
      ...linkFields,
      rows(
        'submenu',
        label('Ichki menyu', 'Подменю', 'Submenu'),
        label('Ichki menyu bandi', 'Пункт подменю', 'Submenu item'),
        linkFields,
      ),
    ]),
    rows(
      'social',
      label('Ijtimoiy tarmoqlar', 'Социальные сети', 'Social networks'),
      label('Ijtimoiy tarmoq', 'Социальная сеть', 'Social network'),
      [
        { name: 'text', type: 'text', required: true, label: label('Nomi', 'Название', 'Name') },
        hrefField,
        choice(
          'icon',
          label('Belgi', 'Значок', 'Icon'),
          [
            { value: 'telegram', label: 'Telegram' },
            { value: 'instagram', label: 'Instagram' },
            { value: 'facebook', label: 'Facebook' },
            { value: 'youtube', label: 'YouTube' },
          ],
          { required: true },
        ),
      ],
    ),
    localizedText('copyright', { uz: 'Mualliflik huquqi', ru: 'Авторское право', en: 'Copyright' }),
    texts('search', { uz: 'Qidiruv', ru: 'Поиск', en: 'Search' }, [
      localizedText('placeholder', {
        uz: 'Maydondagi matn',
        ru: 'Текст в поле',
        en: 'Placeholder',
      }),
      localizedText('clear', { uz: 'Tozalash', ru: 'Очистить', en: 'Clear' }),
      localizedText('showAll', { uz: 'Hammasini koʻrsatish', ru: 'Показать все', en: 'Show all' }),
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
