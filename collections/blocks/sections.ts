import type { Block, Field } from 'payload';
import {
  anchorField,
  areaField,
  choice,
  iconField,
  label,
  phoneField,
  plainText,
  richText,
  rows,
  validSlug,
  type Label,
} from '../fields/basic';
import { hrefField, localizedText } from '../fields/link';

const heading = localizedText('heading', label('Sarlavha', 'Заголовок', 'Heading'));
const title = localizedText('title', label('Sarlavha', 'Заголовок', 'Title'));
const text = localizedText('text', label('Matn', 'Текст', 'Text'), 'textarea');
const note = localizedText('note', label('Izoh', 'Примечание', 'Note'), 'textarea');
const body = richText('body', label('Matn', 'Текст', 'Text'));
const optionalHref = { ...hrefField, required: false } as Field;
const items = (fields: Field[]) =>
  rows('items', label('Qatorlar', 'Пункты', 'Items'), label('Qator', 'Пункт', 'Item'), fields);

/** Says in the form that the section shows nothing. */
const emptyNote: Field = {
  name: 'emptyNote',
  type: 'ui',
  label: label('Boʻsh boʻlim', 'Пустой раздел', 'Empty section'),
  admin: { components: { Field: '/src/studio/editor/EmptySectionNote#EmptySectionNote' } },
};

const section = (slug: string, name: Label, fields: Field[]): Block => ({
  slug,
  labels: { singular: name, plural: name },
  fields: [emptyNote, anchorField, ...fields],
});

const verdict = (name: string, verdictLabel: Label): Field =>
  choice(
    name,
    verdictLabel,
    [
      { value: 'yes', label: label('Mumkin', 'Можно', 'Yes') },
      { value: 'limited', label: label('Cheklov bilan', 'С ограничением', 'With limits') },
      { value: 'no', label: label('Mumkin emas', 'Нельзя', 'No') },
    ],
    { required: true, defaultValue: 'yes' },
  );

/** A sum or a number of minutes. */
const amount = (name: string, amountLabel: Label): Field => ({
  name,
  type: 'number',
  min: 0,
  required: true,
  defaultValue: 0,
  label: amountLabel,
});

/** What a page is made of; each becomes a Section of the contract (src/features/pages/schema.ts). */
export const sections: Block[] = [
  section('text', label('Matn', 'Текст', 'Text'), [heading, body]),
  section('notice', label('Eslatma', 'Примечание', 'Notice'), [
    text,
    choice(
      'tone',
      label('Ohang', 'Тон', 'Tone'),
      [
        { value: 'info', label: label('Maʼlumot', 'Справка', 'Information') },
        { value: 'warn', label: label('Ogohlantirish', 'Предупреждение', 'Warning') },
      ],
      { required: true, defaultValue: 'info' },
    ),
  ]),
  section('facts', label('Raqamlar', 'Цифры', 'Facts'), [
    heading,
    items([localizedText('value', label('Qiymat', 'Значение', 'Value')), text]),
  ]),
  section('cards', label('Kartalar', 'Карточки', 'Cards'), [
    heading,
    text,
    items([title, text, optionalHref, iconField]),
  ]),
  section('accordion', label('Savol-javoblar', 'Вопросы и ответы', 'Questions'), [
    heading,
    items([title, body, anchorField]),
  ]),
  section('steps', label('Qadamlar', 'Шаги', 'Steps'), [
    heading,
    text,
    items([title, text, iconField]),
  ]),
  section('table', label('Jadval', 'Таблица', 'Table'), [
    heading,
    text,
    rows('columns', label('Ustunlar', 'Столбцы', 'Columns'), label('Ustun', 'Столбец', 'Column'), [
      text,
    ]),
    rows('rows', label('Qatorlar', 'Строки', 'Rows'), label('Qator', 'Строка', 'Row'), [
      rows('cells', label('Kataklar', 'Ячейки', 'Cells'), label('Katak', 'Ячейка', 'Cell'), [text]),
    ]),
    note,
  ]),
  section('people', label('Rahbariyat', 'Руководство', 'People'), [
    heading,
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'people',
      hasMany: true,
      label: label('Kimlar', 'Кто', 'Who'),
    },
  ]),
  section('documents', label('Hujjatlar', 'Документы', 'Documents'), [
    heading,
    text,
    items([title, text, hrefField]),
  ]),
  section('contacts', label('Aloqa', 'Контакты', 'Contacts'), [
    heading,
    items([
      title,
      text,
      phoneField,
      plainText('email', label('Pochta', 'Почта', 'Email')),
      localizedText('hours', label('Ish vaqti', 'Часы', 'Hours')),
    ]),
  ]),
  section('tabs', label('Varaqlar', 'Вкладки', 'Tabs'), [
    heading,
    items([
      title,
      plainText('value', label('Manzildagi nomi', 'Имя в адресе', 'Name in the URL')),
      text,
      body,
      rows('facts', label('Shartlar', 'Условия', 'Facts'), label('Shart', 'Условие', 'Fact'), [
        localizedText('term', label('Nomi', 'Название', 'Term')),
        text,
      ]),
      phoneField,
      areaField,
    ]),
  ]),
  section('pictograms', label('Belgilar', 'Пиктограммы', 'Pictograms'), [
    heading,
    text,
    items([title, text, iconField]),
  ]),
  section('links', label('Havolalar', 'Ссылки', 'Links'), [
    heading,
    items([title, text, hrefField]),
  ]),
  section('allowances', label('Olib oʻtish qoidalari', 'Что можно взять', 'What you can bring'), [
    heading,
    text,
    items([
      title,
      localizedText('keywords', label('Boshqa nomlari', 'Другие названия', 'Other names')),
      verdict('cabin', label('Salonda', 'В салоне', 'In the cabin')),
      verdict('hold', label('Bagajda', 'В багаже', 'In the hold')),
      text,
    ]),
  ]),
  section('tariffs', label('Narxlar', 'Тарифы', 'Rates'), [
    heading,
    text,
    items([
      title,
      plainText('value', label('Belgi', 'Обозначение', 'Id')),
      text,
      amount('freeMinutes', label('Bepul, daqiqa', 'Бесплатно, минут', 'Free minutes')),
      amount('hourPrice', label('Soat, soʻm', 'Час, сум', 'Price per hour, UZS')),
      amount('dayPrice', label('Sutka, soʻm', 'Сутки, сум', 'Price per day, UZS')),
    ]),
    note,
  ]),
  section('transport', label('Transport', 'Транспорт', 'Transport'), [
    heading,
    text,
    localizedText('alt', label('Sxema tavsifi', 'Описание схемы', 'Description of the map')),
    items([
      title,
      choice('icon', label('Belgi', 'Значок', 'Icon'), [
        { value: 'bus', label: label('Avtobus', 'Автобус', 'Bus') },
        { value: 'taxi', label: label('Taksi', 'Такси', 'Taxi') },
        { value: 'car', label: label('Avtomobil', 'Автомобиль', 'Car') },
        { value: 'train', label: label('Poyezd', 'Поезд', 'Train') },
      ]),
      text,
      localizedText('duration', label('Vaqti', 'Время', 'Duration')),
      localizedText('price', label('Narxi', 'Цена', 'Price')),
      body,
    ]),
  ]),
  section('form', label('Murojaat shakli', 'Форма обращения', 'Contact form'), [
    heading,
    text,
    rows('topics', label('Mavzular', 'Темы', 'Topics'), label('Mavzu', 'Тема', 'Topic'), [
      plainText('value', label('Belgi', 'Обозначение', 'Id'), validSlug),
      localizedText('title', label('Nomi', 'Название', 'Name')),
    ]),
    localizedText('consent', label('Rozilik matni', 'Текст согласия', 'Consent'), 'textarea'),
    {
      name: 'privacy',
      type: 'group',
      label: label('Maxfiylik siyosati', 'Политика конфиденциальности', 'Privacy policy'),
      fields: [
        localizedText('text', label('Matn', 'Текст', 'Text')),
        { ...optionalHref, defaultValue: '/privacy-policy/' } as Field,
      ],
    },
  ]),
];
