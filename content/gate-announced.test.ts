import { expect, test } from 'vitest';
import { GATE_ANNOUNCED_BEFORE_MS } from '../src/constants';
import { MINUTE_MS } from '../src/lib/time';
import { contentLocales, pages } from './load';

test.each(contentLocales)('the board expects gates when the page says, in %s', (lang) => {
  const rows = pages
    .filter(({ slug }) => slug === 'passengers--departing')
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.blockType === 'table' ? section.rows : []))
    .filter(({ cells }) => cells[0]?.text.en === 'The gate is announced');
  expect(rows).toHaveLength(1);
  for (const { text } of rows[0]?.cells.slice(1) ?? []) {
    expect(text[lang]).toMatch(new RegExp(`\\b${GATE_ANNOUNCED_BEFORE_MS / MINUTE_MS}\\b`));
  }
});
