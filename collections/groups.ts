import { label } from './fields/basic';

/** The groups of the admin's menu. */
export const groups = {
  site: label('Sayt', 'Сайт', 'Site'),
  everywhere: label('Butun sayt', 'Весь сайт', 'The whole site'),
  terminal: label('Terminal', 'Терминал', 'Terminal'),
  flights: label('Parvozlar', 'Рейсы', 'Flights'),
  people: label('Xodimlar', 'Сотрудники', 'People'),
  publishing: label('Eʼlon qilish', 'Публикация', 'Publishing'),
};
