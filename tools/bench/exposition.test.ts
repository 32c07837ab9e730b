import { expect, test } from 'vitest';
import { sumOf } from './exposition';

const text = `# HELP parvoz_http_request_duration_seconds From arrival to the end
# TYPE parvoz_http_request_duration_seconds histogram
parvoz_http_request_duration_seconds_bucket{le="0.005",route="/"} 7
parvoz_http_request_duration_seconds_count{route="/",status="200"} 12
parvoz_http_request_duration_seconds_count{route="/flight-board/{id}/",status="200"} 30
nodejs_heap_size_used_bytes 1.5e+6
`;

test('a metric is summed over its labels', () => {
  expect(sumOf(text, 'parvoz_http_request_duration_seconds_count')).toBe(42);
});

test('a metric without labels is itself, one that is not there is 0', () => {
  expect(sumOf(text, 'nodejs_heap_size_used_bytes')).toBe(1_500_000);
  expect(sumOf(text, 'parvoz_http_request')).toBe(0);
});
