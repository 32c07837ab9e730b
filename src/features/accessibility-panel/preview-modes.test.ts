import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colorSchemes } from './color-schemes';
import { isScheme, modeAttributes, previewAlphabet, previewModes } from './preview-modes';

test('a preview is shown with values of the accessibility panel', () => {
  expect(modeAttributes([])).toEqual({});
  expect(modeAttributes(['contrast', 'large', 'imagesOff', 'cyrillic'])).toEqual({
    'data-color-scheme': 'contrast',
    'data-font-size': 'large',
    'data-images': 'hidden',
  });
});

test('it can be in another alphabet', () => {
  expect(previewAlphabet([])).toBe('latin');
  expect(previewAlphabet(['large', 'cyrillic'])).toBe('cyrillic');
  expect(previewModes).toContain('cyrillic');
});

test('every colour scheme can be previewed, and has its colours', () => {
  const [, ...others] = colorSchemes;
  expect(previewModes.filter(isScheme)).toEqual(others);
  const file = path.join(import.meta.dirname, '../../styles/_schemes.scss');
  const written = readFileSync(file, 'utf8').matchAll(
    /^:root\[data-color-scheme='([\w-]+)'\] \{/gm,
  );
  expect([...new Set([...written].map(([, name]) => name))]).toEqual(others);
});
