import { areaKindOptions } from './fields/area-kinds';
import { choice, label, plainText, rows, sideField } from './fields/basic';
import { localizedText } from './fields/link';
import { groups } from './groups';
import { siteCollection } from './site-collection';

/** The names of what the drawings in public/plans/ show, by the area's id. */
export const FloorPlans = siteCollection({
  slug: 'floor-plans',
  singular: label('Qavat sxemasi', 'Схема этажа', 'Floor plan'),
  plural: label('Qavat sxemalari', 'Схемы этажей', 'Floor plans'),
  group: groups.terminal,
  defaultColumns: ['floor', 'title', '_status'],
  fields: [
    localizedText('title', label('Nomi', 'Название', 'Name')),
    {
      name: 'floor',
      type: 'number',
      required: true,
      unique: true,
      min: 1,
      max: 3,
      label: label('Qavat', 'Этаж', 'Floor'),
    },
    rows('areas', label('Joylar', 'Места', 'Areas'), label('Joy', 'Место', 'Area'), [
      plainText('area', label('Belgi', 'Обозначение', 'Id')),
      choice('kind', label('Turi', 'Тип', 'Kind'), areaKindOptions, { required: true }),
      localizedText('title', label('Nomi', 'Название', 'Name')),
      localizedText('text', label('Qayerda', 'Где', 'Where')),
      plainText('group', label('Guruh', 'Группа', 'Part of')),
      sideField,
    ]),
    rows(
      'labels',
      label('Yozuvlar', 'Надписи', 'Words on the drawing'),
      label('Yozuv', 'Надпись', 'Word on the drawing'),
      [
        plainText('area', label('Belgi', 'Обозначение', 'Id')),
        localizedText('text', label('Matn', 'Текст', 'Text')),
      ],
    ),
  ],
});
