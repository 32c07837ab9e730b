import { expect, test } from 'vitest';
import { planOf, randomOf, textsIn } from './plan';

const choices = { documents: 4, languages: 3, fields: 3 };

test('the same seed gives the same plan, another one another', () => {
  expect(planOf(7, 1, 100, choices)).toEqual(planOf(7, 1, 100, choices));
  expect(planOf(7, 1, 100, choices)).not.toEqual(planOf(8, 1, 100, choices));
  expect(planOf(7, 1, 100, choices)).not.toEqual(planOf(7, 2, 100, choices));
});

test('a plan opens a document first, and has so many edits, each of a text of its own', () => {
  const plans = [0, 1, 2, 3].map((person) => planOf(24, person, 500, choices));
  for (const [first] of plans) expect(first?.kind).toBe('open');
  const texts = plans.flat().flatMap((act) => (act.kind === 'edit' ? [act.text] : []));
  expect(new Set(texts).size).toBe(2000);
  expect(texts.every((text) => textsIn(`[${text}]`)[0] === text)).toBe(true);
});

test('everything happens to people who write long enough', () => {
  const kinds = new Set(planOf(24, 0, 5000, choices).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(
    ['cut network', 'edit', 'end sessions', 'kill tab', 'open'].toSorted(),
  );
});

test('random numbers lie between 0 and 1, all over', () => {
  const random = randomOf(1);
  const tenths = new Set(Array.from({ length: 1000 }, () => Math.floor(random() * 10)));
  expect([...tenths].toSorted((one, other) => one - other)).toEqual([...Array(10).keys()]);
});
