import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from './schemas';

test('every folder is a kind, of its own name, in the lists that npm run generate writes', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(Object.keys(kinds).toSorted());
  const types = Object.values(kinds).map(({ schema }) => schema.shape.type.value);
  expect(types).toEqual(Object.keys(kinds));
  const thumbnails = path.resolve('public/section-thumbnails');
  expect(types.filter((type) => !existsSync(path.join(thumbnails, `${type}.svg`)))).toEqual([]);
});
