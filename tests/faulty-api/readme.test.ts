import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deviations } from './deviations';
import { faults } from './faults';

const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');

/** The rows of the page's tables, their cells without the blanks that align them. */
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ |-]*$/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );

const inTable = (heading: string) => {
  const start = rows.findIndex(([first]) => first === heading);
  const next = rows.findIndex(
    ([first], index) => index > start && /^(?:fault|deviation)$/.test(first ?? ''),
  );
  return rows.slice(start + 1, next < 0 ? undefined : next);
};

test('the table of faults is what the server does', () => {
  expect(inTable('fault')).toEqual(
    Object.entries(faults).map(([name, { takes, does }]) => [`\`${name}\``, takes, does]),
  );
});

test('the table of deviations is what the server can commit', () => {
  expect(inTable('deviation')).toEqual(
    deviations.map(({ name, breaks, finds }) => [`\`${name}\``, finds.call, breaks]),
  );
});
