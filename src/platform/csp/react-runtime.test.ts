import { expect, test } from 'vitest';
import { reactFunctions } from '../../../tests/fixtures/react-functions';
import { reactRuntime, withoutRuntime } from './react-runtime';
import { sha256 } from '@/lib/sha256';

const byLength = (list: readonly { length: number; hash: string }[]) =>
  [...list].sort((one, other) => one.length - other.length);

test.each(['edge', 'node'] as const)(
  'the functions of React’s %s build are those that are known',
  (build) => {
    const found = reactFunctions(build).map((text) => ({
      length: text.length,
      hash: sha256(text),
    }));
    expect(byLength(found)).toEqual(byLength(reactRuntime));
  },
);

test('what follows them is left, and what they do not begin', () => {
  const [first = '', second = ''] = reactFunctions('node');
  expect(withoutRuntime(`${first}${second}rest()`)).toBe('rest()');
  expect(withoutRuntime(`alert(1);${first}`)).toBe(`alert(1);${first}`);
  expect(withoutRuntime(first.replace('a', 'b'))).not.toBe('');
});
