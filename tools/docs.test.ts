import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '@/api-contract/calls';
import { reportFieldNames } from '@/features/flights/report-fields';
import { root } from './lib/paths';

const LONGEST_README = 150;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const inFolder = (folder: string) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
const pages = [...inFolder('docs/how-to'), ...inFolder('docs/reference')];
const cards = inFolder('docs/role-cards');

/** Where the links of a document lead within the repository, from its root. */
const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^\w+:/.test(to))
    .map((to) => path.join(path.dirname(file), to));

test('the README is short, and links every page of the documentation once', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(LONGEST_README);
  const linked = linksOf('README.md').filter((to) => /^docs\/(how-to|reference)\//.test(to));
  expect(linked.toSorted()).toEqual(pages.toSorted());
});

const documents = ['README.md', 'SECURITY.md', 'CHANGELOG.md'];
test.each([...documents, ...pages, ...cards, ...inFolder('docs/decisions')])(
  'links of %s lead somewhere',
  (file) => {
    expect(linksOf(file).filter((to) => !existsSync(path.join(root, to)))).toEqual([]);
  },
);

test('docs/reference/calls.md lists every call', () => {
  const rows = [
    ...read('docs/reference/calls.md').matchAll(/^\| `(\/api\S*)` *\| (\d+) *\| (\w*) *\|/gm),
  ];
  expect(rows.map(([, at, seconds, extension]) => [at, Number(seconds), extension])).toEqual(
    Object.values(calls).map((call) => [call.path, call.maxAge, call.extension ? 'extension' : '']),
  );
});

test('docs/how-to/report-flights.md names every text of a report', () => {
  const members = read('docs/how-to/report-flights.md').match(
    /^\| .* \| texts of 40 letters/m,
  )?.[0];
  for (const name of reportFieldNames) expect(members).toContain(`\`${name}\``);
});
