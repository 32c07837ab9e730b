import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from './schemas';

test('every folder is a kind, of its own name', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(Object.keys(kinds).toSorted());
  const types = Object.values(kinds).map(({ schema }) => schema.shape.type.value);
  expect(types).toEqual(Object.keys(kinds));
});
