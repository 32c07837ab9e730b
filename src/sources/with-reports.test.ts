import { beforeEach, expect, test, vi } from 'vitest';
import type { Report } from '@/features/flights/model';
import { perReportField, perReportTime } from '@/features/flights/report-fields';
import type { FlightDetail } from '@/features/flights/schema';
import { SourceError, type Source } from './source';
import { REPORT_WINS_MS, withReports } from './with-reports';

const now = Date.parse('2026-11-25T06:00:00+05:00');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const at = (clock: string) => `2026-11-25T${clock}:00+05:00`;
const id = 'hy601-20261125-d';
/** What the airport's API says: half an hour late, at gate 3. */
const said = {
  id,
  direction: 'departure',
  number: 'HY 601',
  airline: { iata: 'HY', name: 'Uzbekistan Airways' },
  codeshares: [],
  city: { iata: 'MOW', name: 'Moscow', country: 'RU' },
  via: [],
  scheduled_at: at('08:00'),
  estimated_at: at('08:30'),
  actual_at: null,
  status: { value: 'checkin_open', text: 'Check-in open' },
  flags: ['delayed'],
  terminal: '1',
  check_in_desks: '10–12',
  gate: '3',
  belt: null,
  type: 'international',
  updated_at: at('05:30'),
  aircraft: null,
  check_in_opens_at: at('05:00'),
  check_in_closes_at: at('07:50'),
  boarding_at: at('08:00'),
  gate_closes_at: at('08:20'),
  first_bag_at: null,
  duration_minutes: 240,
  walk_minutes: 6,
  other_end: { scheduled_at: at('10:00'), estimated_at: at('10:30'), time_zone: 'Europe/Moscow' },
  diverted_to: null,
  notice: 'Said by the airline.',
  history: [{ at: at('05:30'), field: 'estimated_at', from: null, to: at('08:30') }],
} satisfies FlightDetail;

const nothing: Report = {
  ...perReportField(() => null),
  ...perReportTime(() => null),
  status: null,
  divertedTo: null,
  notice: {},
  history: [],
  updatedAt: Date.parse(at('05:55')),
};

const api = {
  flights: async () => ({ flights: [said], message: '', as_of: at('06:00') }),
  flight: async () => ({ flight: said, as_of: at('06:00') }),
} as unknown as Source;

const reporting = (report?: Partial<Report>) =>
  withReports(api, async (date) =>
    report && date === '2026-11-25' ? new Map([[id, { ...nothing, ...report }]]) : new Map(),
  );

async function onBoard(source: Source) {
  const query = { lang: 'en', direction: 'departure', date: '2026-11-25', search: '' } as const;
  return (await source.flights(query)).flights[0];
}
const onItsPage = async (source: Source) => (await source.flight({ lang: 'en', id }))?.flight;

test('what is set by hand wins, field by field; the rest stays as the API says it', async () => {
  const source = reporting({ gate: '7', status: 'boarding' });
  const set = {
    gate: '7',
    status: { value: 'boarding', text: 'Boarding' },
    updated_at: at('05:55'),
  };
  expect(await onBoard(source)).toEqual({ ...said, ...set, flags: ['delayed', 'gate_changed'] });
  expect(await onItsPage(source)).toMatchObject({
    ...set,
    estimated_at: at('08:30'),
    boarding_at: at('08:00'),
    notice: 'Said by the airline.',
    // The walk was to the other gate.
    walk_minutes: null,
  });
});

test('with a time that is set by hand the steps of the day move, and its flags are of that time', async () => {
  const later = reporting({ estimatedAt: Date.parse(at('09:30')) });
  expect(await onBoard(later)).toMatchObject({ estimated_at: at('09:30'), flags: ['delayed'] });
  expect(await onItsPage(later)).toMatchObject({
    check_in_closes_at: at('08:50'),
    boarding_at: at('09:00'),
    gate_closes_at: at('09:20'),
    walk_minutes: 6,
    other_end: { scheduled_at: at('10:00'), estimated_at: null },
  });
  const inTime = reporting({ estimatedAt: Date.parse(at('08:00')) });
  expect(await onBoard(inTime)).toMatchObject({ estimated_at: at('08:00'), flags: [] });
});

test('a notice is in the language of the page, and what was changed is told in its order', async () => {
  const changed = { at: Date.parse(at('05:20')), field: 'gate', from: '2', to: '3' } as const;
  const source = reporting({ notice: { en: 'Said by operations.' }, history: [changed] });
  const flight = await onItsPage(source);
  expect(flight?.notice).toBe('Said by operations.');
  expect(flight?.history?.map(({ field }) => field)).toEqual(['gate', 'estimated_at']);
});

test('what is taken back, is of another day or has aged leaves the API’s own', async () => {
  const set = { gate: '7' };
  const aged = { ...set, updatedAt: now - REPORT_WINS_MS };
  for (const source of [reporting(), reporting(aged)]) {
    expect(await onBoard(source)).toEqual(said);
    expect(await onItsPage(source)).toEqual(said);
  }
  const almost = reporting({ ...set, updatedAt: now - REPORT_WINS_MS + 1 });
  expect(await onBoard(almost)).toMatchObject(set);
});

test('without a database the API’s own is shown; an error of the code is not hidden', async () => {
  const failing = (error: Error) => withReports(api, () => Promise.reject(error));
  const outage = failing(new SourceError('unavailable', 'The database does not answer.'));
  expect(await onBoard(outage)).toEqual(said);
  expect(await onItsPage(outage)).toEqual(said);
  await expect(onBoard(failing(new TypeError('not a function')))).rejects.toThrow(TypeError);
});
