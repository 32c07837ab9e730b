import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hintAtCompiling } from './compile-hints';

const large = '/* */'.repeat(30_000);

test('large files of every page are hinted, once, and no others', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-hints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { 'react.js': large, 'small.js': ';', 'page.js': large };
  mkdirSync(path.join(folder, 'static'));
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(path.join(folder, 'static', name), code);
  }
  const rootMainFiles = ['static/react.js', 'static/small.js'];
  writeFileSync(path.join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles }));
  hintAtCompiling(folder);
  hintAtCompiling(folder);
  const code = (name: string) => readFileSync(path.join(folder, 'static', name), 'utf8');
  expect(code('react.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(code('small.js')).toBe(';');
  expect(code('page.js')).toBe(large);
});
