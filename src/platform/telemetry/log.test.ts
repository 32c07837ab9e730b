import pino from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './log';
import { readable } from './pretty-print';
import { inRequest } from './request-context';

function captured() {
  const lines: string[] = [];
  const log = pino({ ...logOptions(), level: 'info' }, { write: (line) => void lines.push(line) });
  return { log, entries: () => lines.map((line) => JSON.parse(line) as object), lines };
}

test('a line within a request carries its id, others none', () => {
  const { log, entries } = captured();
  inRequest('edge-12345678', () => log.info('inside'));
  log.info('outside');
  expect(entries()).toEqual([
    { level: 'info', time: expect.any(String), request_id: 'edge-12345678', msg: 'inside' },
    { level: 'info', time: expect.any(String), msg: 'outside' },
  ]);
});

test('an error is logged with its stack, whichever way it is given', () => {
  const { log, entries } = captured();
  log.error(new Error('bare'));
  log.error({ err: new Error('named') }, 'It failed.');
  expect(entries()).toMatchObject([
    { level: 'error', msg: 'bare', err: { stack: expect.stringContaining('log.test.ts') } },
    { level: 'error', msg: 'It failed.', err: { message: 'named' } },
  ]);
});

test('secrets are struck out', () => {
  const { log, lines } = captured();
  log.info({ token: 'abc', user: { password: 'def' }, headers: { cookie: 'ghi' } }, 'x');
  expect(lines.join()).not.toMatch(/abc|def|ghi/);
});

test('the parameters of a failed query are not logged', () => {
  const { log, lines } = captured();
  const cause = new Error(
    'Failed query: insert into "a" values ($1)\nparams: Dilnoza "D",\n2, \\3',
  );
  log.error(cause);
  log.error({ err: new Error('Not kept.', { cause }), msg: `Failed: ${cause.message}` });
  expect(lines.join()).not.toMatch(/Dilnoza|\\3/);
  const entries = lines.map((line) => JSON.parse(line) as { err: { stack: string } });
  expect(entries[0]).toMatchObject({
    msg: 'Failed query: insert into "a" values ($1)\nparams: ***',
  });
  expect(entries[0]?.err.stack).toContain('log.test.ts');
});

test('a person reads time, level, text and fields, and the stack below', () => {
  const { log, lines } = captured();
  log.warn({ ms: 12, route: '/parking/' }, 'Slow');
  log.error({ err: new Error('gone') });
  const [slow = '', gone = ''] = lines.map(readable);
  expect(slow).toMatch(/^\d\d:\d\d:\d\d WARN {2}Slow ms=12 route=\/parking\/\n$/);
  expect(gone).toMatch(/^\d\d:\d\d:\d\d ERROR gone\nError: gone\n {4}at [\s\S]+\n$/);
});
