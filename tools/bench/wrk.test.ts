import { expect, test } from 'vitest';
import { parseReport } from './wrk';

const report = (line: string) => `Running 8s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.61ms  312.22us   9.73ms   91.02%
Requests/sec:  19621.11
${line}
`;

test('the last line is what the script says', () => {
  const line = '{"requests":16000,"seconds":8.000000,"failed":0,"p50":1.5,"p95":2.25,"p99":3.125}';
  expect(parseReport(report(line))).toEqual({ perSecond: 2000, p50: 1.5, p95: 2.25, p99: 3.125 });
});

test.each([
  ['a request that failed', '{"requests":9,"seconds":8.0,"failed":1,"p50":1,"p95":1,"p99":1}'],
  ['no requests', '{"requests":0,"seconds":8.0,"failed":0,"p50":0,"p95":0,"p99":0}'],
  ['no line', ''],
])('%s makes a run worthless', (_, line) => {
  expect(() => parseReport(report(line))).toThrow();
});
