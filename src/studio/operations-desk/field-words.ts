import type { Conflict } from '@/cms/flight-reports/write-report';
import type { AdminWord } from '@/cms/admin-words/say';

/** What the desk calls each field of a report. */
export const fieldWords: Record<Conflict['field'], AdminWord> = {
  status: 'deskStatus',
  estimatedAt: 'deskNewTime',
  actualAt: 'deskActualTime',
  terminal: 'deskTerminal',
  checkInDesks: 'deskDesks',
  gate: 'deskGateName',
  belt: 'deskBeltName',
  divertedTo: 'deskDivertedTo',
  notice: 'deskNotice',
};
