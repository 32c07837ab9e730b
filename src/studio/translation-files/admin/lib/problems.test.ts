import { expect, test } from 'vitest';
import { locales } from '@/i18n/locales';
import { exchangeWords } from '@/cms/admin-words/say';
import type { ImportErrorCode } from '../../formats/file';
import type { PlanErrorCode } from '../../formats/import-plan';
import { problemText, rowText } from './problems';

const say = exchangeWords('en');

const files: Record<ImportErrorCode, Record<string, string | number>> = {
  too_large: { limit: 20 },
  encoding: {},
  malformed: { line: 3, column: 7 },
  doctype: {},
  not_this_format: { expected: 'XLIFF 1.2' },
  columns: { columns: 'id, target_…' },
  wrong_language: { found: 'de', expected: 'ru, en' },
};
const rows: Record<PlanErrorCode, Record<string, string | number>> = {
  unknown_document: {},
  unknown_field: {},
  source_changed: {},
  target_changed: {},
  broken_tags: { missing: 'b1, a2', doubled: 'i1', invented: 'u1', misused: 'br1' },
  duplicate: { first: 12 },
  wrong_language: { found: 'en', expected: 'ru' },
};

test.each(locales)('every code has words with its parameters in %s', (lang) => {
  const words = exchangeWords(lang);
  const texts = [
    ...Object.entries(files).map(([code, parameters]) =>
      problemText({ code: code as ImportErrorCode, parameters }, words),
    ),
    ...Object.entries(rows).map(([code, parameters]) =>
      rowText({ code: code as PlanErrorCode, parameters }, 'xliff', words),
    ),
  ];
  const parameters = [...Object.values(files), ...Object.values(rows)];
  texts.forEach((text, index) => {
    expect(text).not.toMatch(/[{}]/);
    for (const [name, value] of Object.entries(parameters[index] ?? {})) {
      if (name !== 'found' && name !== 'expected') expect(text).toContain(String(value));
    }
  });
});

test('languages are named', () => {
  const text = (found: string, expected: string) =>
    problemText({ code: 'wrong_language', parameters: { found, expected } }, say);
  expect(text('en', 'ru')).toContain('English. It should be: Русский.');
  expect(text('', 'ru, en')).toContain('not given. It should be: Русский, English.');
  expect(text('de', 'uz')).toMatch(/^Source language of the file: de/);
});

test('tags are those that the translator sees', () => {
  const error = { code: 'broken_tags', parameters: { missing: 'b1, a2' } } as const;
  expect(rowText(error, 'csv', say)).toContain('<b>, <a id="2">');
  expect(rowText(error, 'xliff', say)).toContain('b1, a2');
  expect(rowText({ code: 'broken_tags', parameters: {} }, 'csv', say)).toBe(say('tagsUnreadable'));
});
