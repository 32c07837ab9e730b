import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flightFixture } from '../../../tests/fixtures/flights';
import { json, startUpstream, type Upstream } from '../../../tests/fixtures/upstream';
import { airportSource } from '.';
import { airportClient } from './client';
import {
  BREAKER_MIN_CALLS,
  HALF_OPEN_AFTER_MS,
  MAX_CONCURRENCY,
  MAX_QUEUE,
  RETRIES_SAVED,
} from './config';
import { silent, type UpstreamEvents } from './events';
import type { ScheduleQuery } from '@/features/flight-schedule/query';
import { SourceError, type Source } from '../source';

const list = { flights: [flightFixture()], message: '', as_of: '2026-11-21T14:20:00+05:00' };
const good = json({ data: list });
const html = json('<html>', 200, { 'content-type': 'text/html' });

let upstream: Upstream;

beforeEach(async () => {
  upstream = await startUpstream(good);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await upstream.close();
});

/** A source over the network, and its events. */
function start(attemptMs = 2000, extended = false) {
  const attempts: string[] = [];
  const states: string[] = [];
  const rejected: string[] = [];
  const events: UpstreamEvents = {
    ...silent,
    attempt: ({ outcome, retry }) => attempts.push(retry ? `retry: ${outcome}` : outcome),
    breaker: ({ call, state }) => states.push(`${call} ${state}`),
    rejected: ({ reason }) => rejected.push(reason),
  };
  const client = airportClient({ attemptMs, events });
  const source = airportSource({ baseUrl: upstream.url, extended, bundled: {} as Source, client });
  const days = new Map<string, string>();
  /** A day of its own for each name. */
  const dayOf = (name: string): string => {
    const day = new Date(Date.UTC(2026, 0, 1 + days.size)).toISOString().slice(0, 10);
    return days.get(name) ?? (days.set(name, day), day);
  };
  /** Requests a board; each name is an address of its own. */
  const send = (name = '') =>
    source.flights({ direction: 'departure', search: '', date: dayOf(name), lang: 'en' }).then(
      () => 'answered',
      (error: unknown) => (error instanceof SourceError ? error.code : String(error)),
    );
  return { send, source, attempts, states, rejected };
}

const inTurn = async (count: number, send: (name: string) => Promise<string>, name = '') => {
  const results: string[] = [];
  for (let index = 0; index < count; index += 1) results.push(await send(`${name}${index}`));
  return results;
};

describe('attempts', () => {
  test('a connection that breaks off is tried once more', async () => {
    upstream.answer((request) => {
      upstream.answer(good);
      request.socket.destroy();
    });
    const { send, attempts } = start();
    expect(await send()).toBe('answered');
    expect(attempts).toEqual(['network', 'retry: success']);
  });

  test('a slow answer is given up twice, all within two attempts’ time', async () => {
    upstream.answer(() => {});
    const { send, attempts } = start(400);
    expect(await send()).toBe('unavailable');
    expect(attempts).toEqual(['timeout', 'retry: timeout']);
  });

  test('where a retry would come too late there is none', async () => {
    upstream.answer(() => {});
    const { send, attempts } = start(90);
    expect(await send()).toBe('unavailable');
    expect(attempts).toEqual(['timeout']);
  });

  test('an error of the server is tried once more, and no further', async () => {
    upstream.answer(json({}, 500));
    const { send, attempts } = start();
    expect(await send()).toBe('upstream_failed');
    expect(attempts).toEqual(['status', 'retry: status']);
  });

  test.each([
    ['another type', html, 'content_type'],
    ['another shape', json({ data: { flights: 'none' } }), 'shape'],
    ['a redirect elsewhere', json('', 302, { location: 'http://example.com/' }), 'redirect'],
  ])('%s is not tried again', async (_, answer, outcome) => {
    upstream.answer(answer);
    const { send, attempts } = start();
    expect(await send()).toBe('upstream_failed');
    expect(attempts).toEqual([outcome]);
  });

  test('a retry waits for Retry-After', async () => {
    const times: number[] = [];
    upstream.answer((request, response) => {
      times.push(performance.now());
      const answer = times.length === 1 ? json({}, 503, { 'retry-after': '1' }) : good;
      answer(request, response);
    });
    const { send } = start();
    expect(await send()).toBe('answered');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(990);
  });

  test.each([429, 503])('%i for longer than there is time is not tried again', async (status) => {
    upstream.answer(json({}, status, { 'retry-after': '30' }));
    const { send, attempts } = start();
    expect(await send()).toBe('unavailable');
    upstream.answer(good);
    expect(await send()).toBe('unavailable');
    expect(attempts).toEqual(['status']);
  });

  test('retries are a tenth of the calls, beyond what was saved', async () => {
    const { send, attempts } = start();
    const rounds = 15;
    for (let round = 0; round < rounds; round += 1) {
      upstream.answer(good);
      await inTurn(2, send, `${round} `);
      upstream.answer((request, response) => {
        upstream.answer(good);
        json({}, 500)(request, response);
      });
      await send(`${round} fails`);
    }
    const calls = rounds * 3;
    const retries = attempts.filter((attempt) => attempt.startsWith('retry')).length;
    expect(retries).toBe(Math.floor(RETRIES_SAVED + calls / 10));
    expect(retries).toBeLessThan(rounds);
  });
});

describe('the breaker', () => {
  test('opens when calls fail, and closes when one succeeds after the rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { send, states, rejected } = start();
    const changes = () => states.map((state) => state.replace('/api/flights ', ''));
    upstream.answer(html);
    await inTurn(BREAKER_MIN_CALLS, send);
    expect(states).toEqual(['/api/flights open']);
    expect(await send('while it is open')).toBe('unavailable');
    expect(rejected).toEqual(['open']);
    expect(upstream.asked).toHaveLength(BREAKER_MIN_CALLS);

    vi.setSystemTime(Date.now() + HALF_OPEN_AFTER_MS);
    expect(await send('still bad')).toBe('upstream_failed');
    expect(await send('open again')).toBe('unavailable');
    expect(changes()).toEqual(['open', 'half_open', 'open']);
    expect(upstream.asked).toHaveLength(BREAKER_MIN_CALLS + 1);

    upstream.answer(good);
    vi.setSystemTime(Date.now() + HALF_OPEN_AFTER_MS);
    expect(await send('good again')).toBe('answered');
    expect(changes()).toEqual(['open', 'half_open', 'open', 'half_open', 'closed']);
  });

  test('of one call does not keep others back', async () => {
    const schedule = json({ data: { seasons: [], message: '' } });
    upstream.answer((request, response) => {
      const answer = request.url?.startsWith('/api/schedule') ? schedule : html;
      answer(request, response);
    });
    const { send, source, rejected } = start();
    await inTurn(BREAKER_MIN_CALLS + 1, send);
    expect(rejected).toEqual(['open']);
    const query = { direction: 'departure', city: '', date: undefined, type: 'all', lang: 'en' };
    expect(await source.schedule({ ...query } as ScheduleQuery)).toMatchObject({ seasons: [] });
  });

  test('counts refusals as answers', async () => {
    upstream.answer(json({}, 404));
    const { send, states, attempts } = start();
    const results = await inTurn(BREAKER_MIN_CALLS * 2, send);
    expect(new Set(results)).toEqual(new Set(['not_found']));
    expect(new Set(attempts)).toEqual(new Set(['refused']));
    expect(states).toEqual([]);
  });
});

test('concurrent requests for the same address share one answer', async () => {
  const { send } = start();
  const results = await Promise.all(Array.from({ length: 8 }, () => send('same')));
  expect(new Set(results)).toEqual(new Set(['answered']));
  expect(upstream.asked).toHaveLength(1);
});

test('only so many calls are made at once, so many wait, and the rest is turned away', async () => {
  let open = 0;
  let most = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  upstream.answer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    void released.then(() => {
      open -= 1;
      good(request, response);
    });
  });
  const { send, rejected } = start();
  const count = MAX_CONCURRENCY + MAX_QUEUE + 3;
  const pending = Array.from({ length: count }, (_, index) => send(String(index)));
  await vi.waitFor(() => expect(open).toBe(MAX_CONCURRENCY));
  release();
  const results = await Promise.all(pending);
  expect(results.filter((result) => result === 'unavailable')).toHaveLength(3);
  expect(rejected).toEqual(['busy', 'busy', 'busy']);
  expect(most).toBe(MAX_CONCURRENCY);
});

test('a 404 of one item is no such item', async () => {
  upstream.answer(json({}, 404));
  const { source, attempts } = start(2000, true);
  expect(await source.service({ id: 'prayer-room', lang: 'en' })).toBeNull();
  expect(attempts).toEqual(['missing']);
});
