import type { Field, GlobalAfterChangeHook } from 'payload';
import { choice, label, rows, validPhone, type Label } from '../fields/basic';
import { hrefField, linkFields, linkRows, localizedText } from '../fields/link';
import { indexReferringLater } from '../hooks/index-search';
import { isDraftOnly } from '../hooks/purge';
import { INFORMATION_PHONE } from '../../src/lib/shared-values';
import { siteGlobal } from './site-global';

const texts = (name: string, title: Label, fields: Field[]): Field => ({
  name,
  type: 'group',
  label: title,
  fields,
});

const numberOf = (header: unknown) =>
  (header as { phone?: { text?: string | null } } | undefined)?.phone?.text;

/** Texts refer to the number. */
const indexNumber: GlobalAfterChangeHook = async ({ data, doc, previousDoc, global, req }) => {
  const isPublic = !isDraftOnly(data, global, req);
  if (isPublic && numberOf(doc) !== numberOf(previousDoc)) {
    await indexReferringLater(req, [INFORMATION_PHONE]);
  }
  return doc;
};

export const Header = siteGlobal({
  slug: 'header',
  afterChange: [indexNumber],
  label: label('Sayt boshi', 'Шапка', 'Header'),
  fields: [
    {
      name: 'temperature',
      type: 'text',
      label: label('Harorat', 'Температура', 'Temperature'),
    },
    // The number that is dialled is the one that is shown.
    texts('phone', label('Telefon', 'Телефон', 'Phone'), [
      {
        ...localizedText('text', label('Raqam', 'Номер', 'Number')),
        validate: validPhone,
      } as Field,
      localizedText('description', label('Izoh', 'Описание', 'Description')),
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
    localizedText('copyright', label('Mualliflik huquqi', 'Авторское право', 'Copyright')),
    texts('search', label('Qidiruv', 'Поиск', 'Search'), [
      localizedText('placeholder', label('Maydondagi matn', 'Текст в поле', 'Placeholder')),
      localizedText('clear', label('Tozalash', 'Очистить', 'Clear')),
      localizedText('showAll', label('Hammasini koʻrsatish', 'Показать все', 'Show all')),
    ]),
    texts(
      'blindPanel',
      label('Maxsus imkoniyatlar', 'Специальные возможности', 'Accessibility panel'),
      [
        localizedText('fontSizeText', label('Shrift oʻlchami', 'Размер шрифта', 'Font size')),
        localizedText('fontSizeTextSymbols', label('Shrift belgisi', 'Знак шрифта', 'Font symbol')),
        localizedText('colorSchemeText', label('Ranglar', 'Цвета', 'Colour scheme')),
        localizedText('imagesText', label('Rasmlar', 'Изображения', 'Images')),
        localizedText('closeText', label('Yopish', 'Закрыть', 'Close')),
      ],
    ),
  ],
});
