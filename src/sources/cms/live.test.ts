import { describe, expect, test } from 'vitest';
import { SourceError } from '../source';
import { isUnreachable, live } from './live';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('a database that does not answer', () => {
  test.each([
    coded('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    coded('terminating connection due to administrator command', '57P01'),
    coded('sorry, too many clients already', '53300'),
    new Error('Connection terminated unexpectedly'),
    new Error('Error: cannot connect to Postgres: no route'),
    new Error('Failed query: select 1', { cause: coded('read', 'ECONNRESET') }),
  ])('is known by “%s”', async (error) => {
    expect(isUnreachable(error)).toBe(true);
    const answer = live(() => Promise.reject(error))();
    await expect(answer).rejects.toMatchObject({ code: 'unavailable', cause: error });
    await expect(answer).rejects.toBeInstanceOf(SourceError);
  });
});

test.each([
  new Error('Failed query: select x', { cause: coded('column x does not exist', '42703') }),
  new TypeError('undefined is not a function'),
  coded('duplicate key', '23505'),
])('“%s” is another error, and stays it', async (error) => {
  expect(isUnreachable(error)).toBe(false);
  await expect(live(() => Promise.reject(error))()).rejects.toBe(error);
});

test('an answer is passed on', async () => {
  expect(await live(async (a: number, b: number) => a + b)(2, 3)).toBe(5);
});
