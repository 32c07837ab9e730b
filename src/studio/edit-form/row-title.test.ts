import { expect, test } from 'vitest';
import { titleOfRow } from './row-title';

const rich = (text: string) => ({ root: { children: [{ children: [{ text }] }] } });

test.each([
  [{ anchor: 'suyuqlik', heading: 'Suyuqliklar' }, 'Suyuqliklar'],
  [{ heading: '  ', body: rich('Qoʻl yukida suyuqlik') }, 'Qoʻl yukida suyuqlik'],
  [{ heading: null, anchor: 'suyuqlik' }, 'suyuqlik'],
  [{ icon: 'bus' }, ''],
  [{ text: 'a'.repeat(80) }, `${'a'.repeat(60)}…`],
])('%j is called “%s”', (row, title) => {
  expect(titleOfRow(row)).toBe(title);
});
