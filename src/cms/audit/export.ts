import Papa from 'papaparse';
import type { AuditRecord } from '@/cms/payload-types';
import { guarded } from '../spreadsheet';

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

const line = (cells: readonly string[]) =>
  `${Papa.unparse([[...cells]], { delimiter: ';', newline: '\r\n' })}\r\n`;

/** With the byte order mark by which spreadsheets recognise UTF-8. */
export const csvHeader = `\uFEFF${line(columns)}`;

/** A row of a table for spreadsheets, in which nothing is taken for a formula. */
export function csvRow(event: AuditRecord): string {
  const exported = jsonEvent(event);
  return line(
    columns.map((name) => {
      const value = exported[name];
      return guarded(Array.isArray(value) ? value.join(' ') : (value ?? ''));
    }),
  );
}
