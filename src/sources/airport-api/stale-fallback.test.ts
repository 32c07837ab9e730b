import { expect, test } from 'vitest';
import { calls, type Call } from '@/api-contract/calls';
import { isPersisted } from './stale-fallback';

const TODAY = '2026-11-21';
const stored = (call: Call, query: Record<string, string | undefined>) =>
  isPersisted(call, query, TODAY);

test.each<[string, Call, Record<string, string | undefined>]>([
  ['the board', calls.flights, { direction: 'departure', search: '', lang: 'en' }],
  ['the board of tomorrow', calls.flights, { direction: 'arrival', date: '2026-11-22' }],
  ['the header', calls.layout, { lang: 'ru' }],
  ['a whole list', calls.cardList, { area: 'all', search: '', offset: '0', limit: '100' }],
  ['a detail', calls.press, { lang: 'uz' }],
  ['the schedule', calls.schedule, { direction: 'arrival', city: '', type: 'all' }],
])('%s is stored', (_, call, query) => {
  expect(stored(call, query)).toBe(true);
});

test.each<[string, Call, Record<string, string | undefined>]>([
  ['a search', calls.search, { search: '' }],
  ['flights that were looked for', calls.flights, { search: 'hy601' }],
  ['the board of any day', calls.flights, { date: '2026-12-24' }],
  ['the schedule of a city', calls.schedule, { city: 'IST' }],
  ['a list by its type', calls.pressList, { type: 'news' }],
  ['a list by its floor', calls.cardList, { floor: '2' }],
  ['a further page', calls.cardList, { offset: '9' }],
])('%s is not', (_, call, query) => {
  expect(stored(call, query)).toBe(false);
});
