import { label, rows } from '@collections/fields/basic';
import { each, heading, note, text, texts, type KindInCms } from '../shared/cms';

export const table: KindInCms<'table'> = {
  name: label('Jadval', 'Таблица', 'Table'),
  purpose: label(
    'Ustun va qatorlar; telefonda ham oʻqiladi.',
    'Столбцы и строки; читается и на телефоне.',
    'Columns and rows, readable on a phone too.',
  ),
  fields: [
    heading,
    text,
    rows('columns', label('Ustunlar', 'Столбцы', 'Columns'), label('Ustun', 'Столбец', 'Column'), [
      text,
    ]),
    rows('rows', label('Qatorlar', 'Строки', 'Rows'), label('Qator', 'Строка', 'Row'), [
      rows('cells', label('Kataklar', 'Ячейки', 'Cells'), label('Katak', 'Ячейка', 'Cell'), [text]),
    ]),
    note,
  ],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text'),
    columns: each(block.columns, (column) => column.text ?? ''),
    rows: each(block.rows, ({ cells }) => each(cells, (cell) => cell.text ?? '')),
    ...texts(block, 'note'),
  }),
};
