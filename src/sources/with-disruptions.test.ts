import { beforeEach, expect, test, vi } from 'vitest';
import type { DisruptionRecord } from '@/features/disruption/model';
import type { Flight } from '@/features/flights/schema';
import { plain } from '@/lib/local-text';
import { SourceError, type Source } from './source';
import { withDisruptions } from './with-disruptions';

const now = Date.parse('2026-11-25T06:00:00+05:00');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const at = (clock: string) => `2026-11-25T${clock}:00+05:00`;
const flight = (id: string, clock: string) =>
  ({
    id,
    direction: 'departure',
    airline: { iata: 'HY', name: '' },
    city: { iata: 'IST', name: 'Istanbul', country: 'TR' },
    scheduled_at: at(clock),
    estimated_at: null,
    actual_at: null,
    status: { value: 'scheduled', text: '' },
    notice: '',
  }) as unknown as Flight;
const within = flight('hy1-20261125-d', '07:00');
const after = flight('hy2-20261125-d', '15:00');

const base = {
  layout: async () => ({ messageData: null }),
  flights: async ({ direction, date }: { direction: string; date: string }) => ({
    flights: direction === 'departure' && date === '2026-11-25' ? [within, after] : [],
    message: '',
    as_of: at('06:00'),
  }),
  flight: async ({ id }: { id: string }) => ({
    flight: id === within.id ? within : after,
    as_of: at('06:00'),
  }),
} as unknown as Source;

const inEnglish = (en: string) => ({ en, uz: en });
const fog: DisruptionRecord = {
  id: 3,
  cause: 'fog',
  severity: 'closure',
  scope: { direction: null, airlines: [], cities: [] },
  period: { from: Date.parse(at('05:00')), until: Date.parse(at('11:00')) },
  endedAt: null,
  causePhrase: inEnglish('because of fog'),
  texts: {
    heading: inEnglish('Stopped {cause}'),
    banner: inEnglish('Until {until}.'),
    details: inEnglish('{flights, plural, one {# flight} other {# flights}}'),
    advice: inEnglish('Wait.'),
    note: inEnglish('Affected {cause}.'),
    messenger: {},
  },
  allClear: inEnglish('It is over'),
  allClearAdvice: inEnglish('Check your flight.'),
  announcedAt: Date.parse(at('05:03')),
  updatedAt: Date.parse(at('05:03')),
};
const source = (...all: DisruptionRecord[]) => withDisruptions(base, async () => all);
const en = { lang: 'en' } as const;

test('its notice is in the layout, and its flights are marked', async () => {
  expect((await source(fog).layout(en)).disruption).toEqual({
    id: '3',
    severity: 'closure',
    over: false,
    heading: 'Stopped because of fog',
    text: 'Until 11:00.',
    updated_at: at('05:03'),
  });
  const board = await source(fog).flights({
    ...en,
    direction: 'departure',
    date: '2026-11-25',
    search: '',
  });
  expect(board.flights.map(({ disrupted }) => disrupted)).toEqual([true, undefined]);
});

test('an open page is told its notice without flights', async () => {
  const { notice } = await source(fog).notice(en);
  expect(notice).toEqual((await source(fog).layout(en)).disruption);
  expect(await source().notice(en)).toEqual({ notice: null });
});

test('an affected flight says so where nothing else is said of it', async () => {
  const answer = await source(fog).flight({ ...en, id: within.id });
  expect(answer?.flight).toMatchObject({ disrupted: true, notice: 'Affected because of fog.' });
  expect((await source(fog).flight({ ...en, id: after.id }))?.flight.notice).toBe('');
});

test('the page counts its flights in the language, and says where a text is in another', async () => {
  const [told] = (await source(fog).disruption(en)).disruptions;
  expect(told).toMatchObject({ details: '1 flight', advice: 'Wait.', until: at('11:00') });
  expect(told?.flights?.map(({ id }) => id)).toEqual([within.id]);
  const [inRussian] = (await source(fog).disruption({ lang: 'ru' })).disruptions;
  expect(inRussian?.heading).toEqual({ text: 'Stopped because of fog', lang: 'uz' });
});

test('once it is over, what to do now is said for a while, and no flight is marked', async () => {
  vi.setSystemTime(Date.parse(at('11:30')));
  const { disruption } = await source(fog).layout(en);
  expect(disruption).toMatchObject({ over: true, heading: 'It is over', updated_at: at('11:00') });
  const { flight: shown } = (await source(fog).flight({ ...en, id: within.id }))!;
  expect(shown.disrupted).toBeUndefined();
  vi.setSystemTime(Date.parse(at('14:30')));
  expect((await source(fog).layout(en)).disruption).toBeUndefined();
});

test('while the board does not answer, its flights are not known, and the rest is said', async () => {
  const down = async () => {
    throw new SourceError('unavailable', 'down');
  };
  const [told] = (
    await withDisruptions({ ...base, flights: down }, async () => [fog]).disruption(en)
  ).disruptions;
  expect(told?.flights).toBeNull();
  expect(plain(told?.heading ?? '')).toBe('Stopped because of fog');
});

test('without a database it is what the source says', async () => {
  const failing = withDisruptions(base, async () => {
    throw new SourceError('unavailable', 'down');
  });
  expect(await failing.layout(en)).toEqual({ messageData: null });
  // That would read as if nothing were the matter.
  await expect(failing.disruption(en)).rejects.toThrow(SourceError);
  await expect(failing.notice(en)).rejects.toThrow(SourceError);
});

test('an API that knows no disruptions, or does not answer, leaves none', async () => {
  for (const code of ['not_found', 'unavailable'] as const) {
    const disruption = async () => {
      throw new SourceError(code, 'no such call');
    };
    const failing = { ...base, disruption, notice: disruption };
    const none = withDisruptions(failing, async () => []);
    expect((await none.disruption(en)).disruptions).toEqual([]);
    expect(await none.notice(en)).toEqual({ notice: null });
  }
});

test('a flight that has gone is neither listed nor marked, and a cancelled one needs no note', async () => {
  const status = (value: string) => ({ ...within, status: { value, text: '' } });
  const shown = async (value: string) => {
    const flightCall = async () => ({ flight: status(value), as_of: at('06:00') });
    const answer = await withDisruptions({ ...base, flight: flightCall } as never, async () => [
      fog,
    ]).flight({ ...en, id: within.id });
    return answer?.flight;
  };
  expect((await shown('departed'))?.disrupted).toBeUndefined();
  expect(await shown('cancelled')).toMatchObject({ disrupted: true, notice: '' });
  expect(await shown('scheduled')).toMatchObject({ notice: 'Affected because of fog.' });
  const gone = async () => ({ flights: [status('departed')], message: '', as_of: at('06:00') });
  const listing = withDisruptions({ ...base, flights: gone } as never, async () => [fog]);
  expect((await listing.disruption(en)).disruptions[0]?.flights).toEqual([]);
});

test('a flight planned on the day before, and late into it, is listed', async () => {
  const late = {
    ...flight('hy9-20261124-d', '05:00'),
    scheduled_at: '2026-11-24T23:50:00+05:00',
    estimated_at: at('06:40'),
  };
  const flights = async ({ direction, date }: { direction: string; date: string }) => ({
    flights: direction === 'departure' && date === '2026-11-24' ? [late] : [],
    message: '',
    as_of: at('06:00'),
  });
  const [told] = (
    await withDisruptions({ ...base, flights } as never, async () => [fog]).disruption(en)
  ).disruptions;
  expect(told?.flights?.map(({ id }) => id)).toEqual([late.id]);
});

test('of one that began yesterday only days are requested that a source keeps', async () => {
  vi.setSystemTime(Date.parse('2026-11-26T02:00:00+05:00'));
  const asked = new Set<string>();
  const flights = async ({ date }: { date: string }) => {
    asked.add(date);
    return { flights: [], message: '', as_of: '2026-11-26T02:00:00+05:00' };
  };
  const lasting = { ...fog, period: { ...fog.period, until: null } };
  await withDisruptions({ ...base, flights } as never, async () => [lasting]).disruption(en);
  expect([...asked].toSorted()).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
});

test('one without a heading is announced by its severity and cause', async () => {
  const bare = { ...fog, texts: { ...fog.texts, heading: {} } };
  expect((await source(bare).layout({ lang: 'ru' })).disruption?.heading).toBe(
    'Полёты приостановлены: Туман',
  );
});
