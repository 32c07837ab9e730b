import type { AuditRecord } from '@/cms/payload-types';
import { BYTE_ORDER_MARK, csvLine } from '../spreadsheet';

/** What an event is in a file: the time in ISO 8601, texts as they were recorded, null where there is none. */
export const jsonEvent = (event: AuditRecord) => ({
  at: event.at,
  kind: event.kind,
  actor: event.actor ?? null,
  actor_ref: event.actorRef ?? null,
  document: event.document ?? null,
  title: event.title ?? null,
  languages: event.languages?.split(' ') ?? [],
  fields: event.fields?.split(' ') ?? [],
  detail: event.detail ?? null,
});

type Exported = ReturnType<typeof jsonEvent>;

const columns = [
  'at',
  'kind',
  'actor',
  'actor_ref',
  'document',
  'title',
  'languages',
  'fields',
  'detail',
] as const satisfies (keyof Exported)[];

/** The names of the columns. */
export const csvHeader = BYTE_ORDER_MARK + csvLine(columns);

/** An event as a row of a table for spreadsheets. */
export function csvRow(event: AuditRecord): string {
  const exported = jsonEvent(event);
  return csvLine(
    columns.map((name) => {
      const value = exported[name];
      return Array.isArray(value) ? value.join(' ') : (value ?? '');
    }),
  );
}
