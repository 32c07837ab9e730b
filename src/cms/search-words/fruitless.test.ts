import { expect, test } from 'vitest';
import { countedAs } from './fruitless';

test.each([
  ['  Wi  Fi parol ', 'wi fi parol'],
  ['Вай-фай', 'вай-фай'],
  ['HY 333', 'hy 333'],
])('%s is counted as %s', (search, words) => {
  expect(countedAs(search)).toBe(words);
});

test.each(['a', '??', 'me@example.com', '+998 90 123 45 67', 'AB1234567', 'x'.repeat(61)])(
  '%s is not counted',
  (search) => {
    expect(countedAs(search)).toBeNull();
  },
);
