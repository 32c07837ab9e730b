import { label } from './fields/basic';

/** The groups of the admin's menu. */
export const groups = {
  site: label('Sayt', 'Сайт', 'Site'),
  terminal: label('Terminal', 'Терминал', 'Terminal'),
  people: label('Xodimlar', 'Сотрудники', 'People'),
  publishing: label('Nashr', 'Публикация', 'Publishing'),
};
