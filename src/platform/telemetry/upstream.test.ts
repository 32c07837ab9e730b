import { expect, test } from 'vitest';
import { metrics } from './metrics';
import {
  recordAnswer,
  recordAttempt,
  recordBreaker,
  recordDropped,
  recordRepaired,
  upstreamState,
} from './upstream';

// Other tests of the same process record calls of their own.
const call = 'recorded-flights';
const text = () => metrics.registry.metrics();

test('attempts are counted by outcome and timed by call', async () => {
  recordAttempt(call, 'ok', 0.2);
  recordAttempt(call, 'timeout', 2);
  const shown = await text();
  expect(shown).toContain(
    'parvoz_upstream_attempts_total{call="recorded-flights",outcome="timeout"} 1',
  );
  expect(shown).toContain(
    'parvoz_upstream_attempt_duration_seconds_count{call="recorded-flights"} 2',
  );
});

test('the breaker is in one state at a time', async () => {
  recordBreaker(call, 'closed');
  recordBreaker(call, 'open');
  const shown = await text();
  expect(shown).toContain(
    'parvoz_upstream_breaker_state{call="recorded-flights",state="closed"} 0',
  );
  expect(shown).toContain('parvoz_upstream_breaker_state{call="recorded-flights",state="open"} 1');
  expect(upstreamState().breakers).toMatchObject({ [call]: 'open' });
});

test('answers are counted by origin, with their age', async () => {
  recordAnswer('recorded-press', 'last_known_good', 61.4);
  const shown = await text();
  expect(shown).toContain(
    'parvoz_upstream_answers_total{call="recorded-press",from="last_known_good"} 1',
  );
  expect(shown).toContain('parvoz_upstream_data_age_seconds{call="recorded-press"} 61.4');
  expect(upstreamState().age_seconds).toMatchObject({ 'recorded-press': 61 });
});

test('dropped and repaired entries are counted', async () => {
  recordDropped(call, 2);
  recordRepaired(call, 3);
  const shown = await text();
  expect(shown).toContain('parvoz_upstream_dropped_total{call="recorded-flights"} 2');
  expect(shown).toContain('parvoz_upstream_repaired_total{call="recorded-flights"} 3');
});
