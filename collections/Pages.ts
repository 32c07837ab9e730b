import { sections } from './blocks/sections';
import { dayField, label, plainText, rows, slugField } from './fields/basic';
import { hrefField, localizedText } from './fields/link';
import { validDayIfAny } from './fields/validate';
import { siteCollection } from './site-collection';
import { groups } from './groups';

/** The texts of a route: a whole page of sections, or the head of a list. */
export const Pages = siteCollection({
  slug: 'pages',
  singular: label('Sahifa', 'Страница', 'Page'),
  plural: label('Sahifalar', 'Страницы', 'Pages'),
  group: groups.site,
  defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  fields: [
    localizedText('title', label('Sarlavha', 'Заголовок', 'Title')),
    localizedText('lead', label('Kirish matni', 'Вводный текст', 'Lead'), 'textarea'),
    {
      ...slugField,
      admin: {
        description: label(
          'Sahifa yoʻli, / oʻrniga -- yoziladi: passengers--baggage.',
          'Путь страницы, где вместо / стоит --: passengers--baggage.',
          'The route with / written as --: passengers--baggage.',
        ),
      },
    } as typeof slugField,
    {
      name: 'sections',
      type: 'blocks',
      label: label('Boʻlimlar', 'Разделы', 'Sections'),
      labels: {
        singular: label('Boʻlim', 'Раздел', 'Section'),
        plural: label('Boʻlimlar', 'Разделы', 'Sections'),
      },
      blocks: sections,
    },
    {
      name: 'checked',
      type: 'group',
      label: label('Tekshirilgan qoidalar', 'Проверка правил', 'Rules checked'),
      fields: [
        dayField('on', label('Sana', 'Дата', 'Date'), validDayIfAny),
        localizedText('text', label('Rasmiy manba', 'Официальный источник', 'Official source')),
        { ...hrefField, required: false } as typeof hrefField,
      ],
    },
    rows(
      'sources',
      label('Matn manbalari', 'Источники текста', 'Sources of the text'),
      label('Manba', 'Источник', 'Source'),
      [
        plainText('title', label('Hujjat', 'Документ', 'Document')),
        dayField('on', label('Hujjat sanasi', 'Дата документа', 'Its date'), validDayIfAny),
      ],
      label(
        'Matn tayanadigan qonun va qoidalar. Ular saytda koʻrinmaydi.',
        'Законы и правила, на которых основан текст. На сайте они не видны.',
        'The laws and rules that the text rests on. The site does not show them.',
      ),
    ),
    localizedText('keywords', label('Qidiruv soʻzlari', 'Слова для поиска', 'Search words')),
  ],
});
