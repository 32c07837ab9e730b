import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { publishAssets } from './publish';
import { DAY_MS } from '../../src/lib/time';

const script = 'console.log("Parvoz");'.repeat(100);
let from: string;
let to: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [from, to] = [path.join(folder, 'build'), path.join(folder, 'served')];
  mkdirSync(path.join(from, 'chunks'), { recursive: true });
  writeFileSync(path.join(from, 'chunks/a.js'), script);
  writeFileSync(path.join(from, 'font.woff2'), script);
  writeFileSync(path.join(from, 'small.js'), ';');
});

const served = (name: string) => readFileSync(path.join(to, name));
const files = () =>
  readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(to, path.join(entry.parentPath, entry.name)))
    .sort();

test('files are copied, and packed where that is of use', () => {
  expect(publishAssets(from, to)).toEqual({ added: 3, removed: 0 });
  expect(files()).toEqual([
    '_next/static/chunks/a.js',
    '_next/static/chunks/a.js.gz',
    '_next/static/font.woff2',
    '_next/static/small.js',
    'brotli/_next/static/chunks/a.js',
  ]);
  expect(served('_next/static/chunks/a.js').toString()).toBe(script);
  expect(gunzipSync(served('_next/static/chunks/a.js.gz')).toString()).toBe(script);
  expect(brotliDecompressSync(served('brotli/_next/static/chunks/a.js')).toString()).toBe(script);
});

test('a second build adds its own and leaves those of the first for 30 days', () => {
  const begun = Date.now();
  publishAssets(from, to, begun);
  rmSync(path.join(from, 'chunks/a.js'));
  writeFileSync(path.join(from, 'chunks/b.js'), script);
  expect(publishAssets(from, to, begun + 29 * DAY_MS)).toEqual({ added: 1, removed: 0 });
  expect(existsSync(path.join(to, '_next/static/chunks/a.js'))).toBe(true);
  expect(publishAssets(from, to, begun + 31 * DAY_MS)).toEqual({ added: 0, removed: 3 });
  expect(files().filter((name) => name.includes('a.js'))).toEqual([]);
  expect(files()).toContain('brotli/_next/static/chunks/b.js');
  expect(files()).toContain('_next/static/font.woff2');
});
