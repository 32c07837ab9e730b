import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cardKinds } from '../src/features/places/kinds';
import { readContent } from './load';

const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const suzani = readFileSync(path.join(import.meta.dirname, 'places/suzani.yaml'), 'utf8');
const page = readFileSync(path.join(import.meta.dirname, 'pages/airport.yaml'), 'utf8');

let made = 0;
/** What is said of content that has one file. */
function saidOf(file: string, text: string): string {
  const content = path.join(folder, String(++made), 'content');
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  mkdirSync(path.join(content, 'places'));
  writeFileSync(path.join(content, file), text);
  try {
    readContent(content);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test.each([
  [/from: '.*?'/, "from: '6:00'", 'hours.0.from: a time such as 06:00 is expected'],
  [
    /days: \[.*?\]/,
    'days: [0]',
    'hours.0.days: a list of weekdays (1 is Monday) or daily is expected',
  ],
  [/^ {2}ru: .*\n/m, '', 'title.ru: is missing'],
  [/^ {2}en: .*$/m, "  en: ' '", 'title.en: words are expected'],
  [
    /^kind: .*$/m,
    'kind: kiosks',
    `kind: Invalid option: expected one of ${cardKinds.map((kind) => `"${kind}"`).join('|')}`,
  ],
  [/^floor: /m, 'level: 2\nfloor: ', 'Unrecognized key: "level"'],
])('what stands for %s in a place is refused', (right, wrong, said) => {
  expect(suzani).toMatch(right);
  expect(saidOf('places/suzani.yaml', suzani.replace(right, wrong))).toBe(
    `content/places/suzani.yaml: ${said}`,
  );
});

test('each mistake of a file has a line', () => {
  const wrong = suzani.replace(/^type: .*$/m, 'type: Gifts').replace(/^side: .*\n/m, '');
  expect(saidOf('places/suzani.yaml', wrong).split('\n')).toEqual([
    'content/places/suzani.yaml: type: a name such as choyxona-registon is expected',
    expect.stringMatching(/^content\/places\/suzani\.yaml: side: /),
  ]);
});

test('a section of an unknown kind is refused', () => {
  expect(saidOf('pages/airport.yaml', page.replace('blockType: cards', 'blockType: card'))).toMatch(
    /^content\/pages\/airport\.yaml: sections\.0\.blockType: .*'cards'/,
  );
});

test('a file that is no YAML is refused with the place of the fault', () => {
  expect(saidOf('places/suzani.yaml', 'kind: shops\nkind: shops\n')).toContain(
    'content/places/suzani.yaml: Map keys must be unique at line 2, column 1',
  );
});

test.each(['Suzani.yaml', 'suzani.yml'])('a file named %s is refused', (name) => {
  expect(saidOf(`places/${name}`, suzani)).toBe(
    `content/places/${name}: a name such as choyxona-registon.yaml is expected`,
  );
});
