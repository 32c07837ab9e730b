import { roles, type Role } from '@/cms/access/access';
import { label, type Label } from '@/i18n/label';

const labels: Record<Role, Label> = {
  administrator: label('Administrator', 'Администратор', 'Administrator'),
  editor: label('Muharrir', 'Редактор', 'Editor'),
  translator: label('Tarjimon', 'Переводчик', 'Translator'),
  operations: label('Dispetcher', 'Диспетчер', 'Operations'),
};

/** The roles with their names, for fields that choose some. */
export const roleOptions = roles.map((value) => ({ value, label: labels[value] }));
