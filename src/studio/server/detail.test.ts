import { expect, test } from 'vitest';
import { takenDown } from './detail';

const noted = '2026-11-18T09:16:00.000Z';

test.each([
  ['as noted', noted, '2026-11-17T00:00:00.000Z', noted],
  ['as noted, where no public version is kept', noted, null, noted],
  ['unknown, where it was public again since', noted, '2026-11-20T00:00:00.000Z', null],
  ['unknown, where nobody noted it', undefined, '2026-11-17T00:00:00.000Z', null],
])('a language was taken down: %s', (_, note, lastPublic, expected) => {
  expect(takenDown(note, lastPublic)).toBe(expected);
});
