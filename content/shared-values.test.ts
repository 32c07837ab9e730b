import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { valuesNamedIn } from '../src/lib/shared-values';
import { layoutContent, sharedValues } from './load';

const VALUES = 'shared-values.yaml';
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.extname(file) === '.yaml' && path.basename(file) !== VALUES)
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));

test('texts refer to values that are there, and to each of them', () => {
  const named = new Set(files.flatMap(({ text }) => valuesNamedIn(text)));
  expect([...named].toSorted()).toEqual([...sharedValues.keys()].toSorted());
});

test('a telephone stands in one place: in the field of what it belongs to, or among the shared values', () => {
  const own = /^\s*(?:phone|text): \+998[\d ]+$/;
  const found = files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => {
      const telephones = line.match(/\+998[\d ]*\d/g) ?? [];
      return telephones.map((telephone) => ({ file, telephone, isField: own.test(line) }));
    }),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ isField }) => !isField)).toEqual([]);
  const kept = layoutContent.sharedValues.map(({ value }) => value);
  const all = [
    ...found.map(({ telephone }) => telephone),
    ...kept.filter((one) => one.startsWith('+')),
  ];
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});
