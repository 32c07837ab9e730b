import type { Conflict } from '@/cms/flight-reports/write-report';
import { labelIn, type AdminWord } from '@/cms/admin-words/say';
import type { Say } from '@/cms/admin-words/say';
import { reportFields, type ReportField } from '@/features/flights/report-fields';

type Field = Conflict['field'];

const words: Record<Exclude<Field, ReportField>, AdminWord> = {
  status: 'deskStatus',
  estimatedAt: 'deskNewTime',
  actualAt: 'deskActualTime',
  divertedTo: 'deskDivertedTo',
  notice: 'deskNotice',
};

const isReportField = (field: Field): field is ReportField => Object.hasOwn(reportFields, field);

/** What the desk calls a field of a report, in a language of the admin. */
export const fieldName = (field: Field, say: Say, language: string): string =>
  isReportField(field) ? labelIn(reportFields[field].label, language) : say(words[field]);
