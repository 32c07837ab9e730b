import { label } from '@/i18n/label';

/** What the operations role reports, each a subject of a key's scope: a collection or a global. */
export const scopes = ['flights', 'message'] as const;
export type Scope = (typeof scopes)[number];

const labels: Record<Scope, ReturnType<typeof label>> = {
  flights: label('Reys hisobotlari', 'Отчеты о рейсах', 'Flight reports'),
  message: label('Sayt xabari', 'Сообщение на сайте', 'Notice on the site'),
};

export const scopeOptions = scopes.map((value) => ({ value, label: labels[value] }));
