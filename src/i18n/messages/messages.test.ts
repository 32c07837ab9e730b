import { expect, test } from 'vitest';
import en from './en.json';
import ru from './ru.json';
import uz from './uz.json';

/** Every key with the arguments its text takes. */
function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${prefix}${key} ${[...new Set(value.match(/\{\w+/g))].sort().join(' ')}`
      : keysOf(value as object, `${prefix}${key}.`),
  );
}

test.each([
  ['ru', ru],
  ['uz', uz],
])('%s has the keys and arguments of en', (_, words) => {
  expect(keysOf(words)).toEqual(keysOf(en));
});

test('Uzbek is written with its own letters, not with quotes', () => {
  expect(JSON.stringify(uz)).not.toMatch(/[og]['’‘`]/i);
});

test.each(Object.entries({ en, ru, uz }))(
  'the numbers of %s are put in as they are: a format for them takes long to make',
  (_, words) => {
    expect(JSON.stringify(words)).not.toMatch(/#|, (number|date|time)\b/);
  },
);
