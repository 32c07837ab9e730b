import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsDiff } from './words-diff';

test('words that came and went are told apart', () => {
  const before = 'Chaqaloq uchun aravacha bepul.';
  const after = 'Chaqaloq uchun aravacha yoki avtokreslo bepul.';
  expect(wordsDiff(before, after)).toEqual([
    { kind: 'same', text: 'Chaqaloq uchun aravacha' },
    { kind: 'added', text: 'yoki avtokreslo' },
    { kind: 'same', text: 'bepul.' },
  ]);
  expect(wordsDiff('a b', 'a c')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'c' },
  ]);
  expect(wordsDiff('', '')).toEqual([]);
});

test('without what was added it is the old text, without what was removed the new one', () => {
  const text = fc.array(fc.constantFrom('bir', 'ikki', 'uch'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordsDiff(before.join(' '), after.join(' '));
      const without = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map((run) => run.text)
          .join(' ');
      expect(without('added')).toBe(before.join(' '));
      expect(without('removed')).toBe(after.join(' '));
    }),
  );
});
