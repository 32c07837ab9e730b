import { expect, test } from 'vitest';
import { metrics } from './metrics';
import {
  recordAnswer,
  recordAttempt,
  recordBreaker,
  recordDropped,
  recordMended,
  upstreamState,
} from './upstream';

const text = () => metrics.registry.metrics();

test('attempts are counted by outcome and timed by call', async () => {
  recordAttempt('flights', 'ok', 0.2);
  recordAttempt('flights', 'timeout', 2);
  const shown = await text();
  expect(shown).toContain('parvoz_upstream_attempts_total{call="flights",outcome="timeout"} 1');
  expect(shown).toContain('parvoz_upstream_attempt_duration_seconds_count{call="flights"} 2');
});

test('the breaker is in one state at a time', async () => {
  recordBreaker('flights', 'closed');
  recordBreaker('flights', 'open');
  const shown = await text();
  expect(shown).toContain('parvoz_upstream_breaker_state{call="flights",state="closed"} 0');
  expect(shown).toContain('parvoz_upstream_breaker_state{call="flights",state="open"} 1');
  expect(upstreamState().breakers).toEqual({ flights: 'open' });
});

test('answers tell their origin and age', async () => {
  recordAnswer('press', 'last_known_good', 61.4);
  const shown = await text();
  expect(shown).toContain('parvoz_upstream_answers_total{call="press",from="last_known_good"} 1');
  expect(shown).toContain('parvoz_upstream_data_age_seconds{call="press"} 61.4');
  expect(upstreamState().age_seconds).toEqual({ press: 61 });
});

test('dropped and mended entries are counted', async () => {
  recordDropped('flights', 2);
  recordMended('flights', 3);
  const shown = await text();
  expect(shown).toContain('parvoz_upstream_dropped_total{call="flights"} 2');
  expect(shown).toContain('parvoz_upstream_mended_total{call="flights"} 3');
});
