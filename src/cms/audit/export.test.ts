import { expect, test } from 'vitest';
import type { AuditRecord } from '@/cms/payload-types';
import { csvRow, jsonEvent } from './export';

const event: AuditRecord = {
  id: 1,
  at: '2026-11-24T10:00:00.000Z',
  kind: 'published',
  actor: '=cmd|calc',
  actorRef: 'users:1',
  document: 'pages:12',
  title: '+998 "x"; y',
  languages: 'uz ru',
};

test('no cell is a formula, and separators stay within their cell', () => {
  expect(csvRow(event)).toBe(
    `2026-11-24T10:00:00.000Z;published;'=cmd|calc;users:1;pages:12;"'+998 ""x""; y";uz ru;;\r\n`,
  );
});

test('in JSON texts are as they were recorded', () => {
  expect(jsonEvent(event)).toEqual({
    at: event.at,
    kind: 'published',
    actor: '=cmd|calc',
    actor_ref: 'users:1',
    document: 'pages:12',
    title: event.title,
    languages: ['uz', 'ru'],
    fields: [],
    detail: null,
  });
});
