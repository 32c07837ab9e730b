import { expect, test } from 'vitest';
import { errorDigest, errorMessage, errorStatusOf, shownError } from './errors';

test.each([
  [{ statusCode: 404, status: 403, response: { status: 502 } }, 404],
  [{ status: 403, response: { status: 502 } }, 403],
  [{ response: { status: 502 } }, 502],
  [{ statusCode: '404', status: 403 }, 403],
  [{ response: null }, 500],
  [new Error('broken'), 500],
  ['broken', 500],
  [null, 500],
  [undefined, 500],
])('the status of %j is %i', (error, status) => {
  expect(errorStatusOf(error)).toBe(status);
});

test.each([
  ['broken', 'broken'],
  [new Error('say "no"'), '"say \\"no\\""'],
  [{ message: { code: 7 } }, '{"code":7}'],
  [{}, 'null'],
  [null, 'null'],
  [undefined, 'null'],
])('the message of %j is %s', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});

test.each([
  [
    { status: 403, message: 'no' },
    { status: 403, message: '"no"' },
  ],
  ['broken', { status: 500, message: 'broken' }],
  [null, { status: 500, message: 'null' }],
  [
    { message: 'An error occurred', digest: errorDigest(503, '/api/pages/layout: 503') },
    { status: 503, message: '"/api/pages/layout: 503"' },
  ],
  [
    { message: 'An error occurred', digest: '123456' },
    { status: 500, message: '"Server error 123456"' },
  ],
])('the error page shows of %j', (error, shown) => {
  expect(shownError(error)).toEqual(shown);
});
