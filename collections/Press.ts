import type { Field } from 'payload';
import { requestTime } from '../src/lib/request-time';
import { airportDate } from '../src/lib/time';
import { dayField, label, richText, slugField } from './fields/basic';
import { localizedText } from './fields/link';
import { pictures, termField } from './fields/relations';
import { validDay } from './fields/validate';
import { groups } from './groups';
import { siteCollection } from './site-collection';

export const Press = siteCollection({
  slug: 'press',
  singular: label('Press-reliz', 'Пресс-релиз', 'Press release'),
  plural: label('Press-relizlar', 'Пресс-релизы', 'Press releases'),
  group: groups.site,
  defaultColumns: ['title', 'date', 'type', '_status'],
  defaultSort: '-date',
  fields: [
    localizedText('title', label('Sarlavha', 'Заголовок', 'Title')),
    localizedText('text', label('Qisqacha', 'Кратко', 'Summary'), 'textarea'),
    richText('body', label('Matn', 'Текст', 'Text')),
    {
      ...dayField('date', label('Sana', 'Дата', 'Date'), validDay),
      defaultValue: () => airportDate(requestTime()),
    } as Field,
    termField('type', label('Turi', 'Тип', 'Type'), 'press-type'),
    slugField,
    ...pictures,
  ],
});
