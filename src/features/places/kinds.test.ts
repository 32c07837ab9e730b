import { expect, test } from 'vitest';
import { cardKinds, isCardKind } from './kinds';

test('a kind of places is one of the list; what every object has is none', () => {
  expect(cardKinds.every(isCardKind)).toBe(true);
  for (const name of ['constructor', '__proto__', 'toString', '', 'pages']) {
    expect(isCardKind(name), name).toBe(false);
  }
});
