import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf } from './document';
import { partNames } from './parts';
import { readRecords, rendered } from './record';

const machine = {
  processor: 'Some Processor',
  cores: 2,
  memory: 24,
  system: 'Some System 12',
  versions: { Node: '20.20.2' },
};

const interaction = {
  slowdown: 4,
  visits: [{ name: 'menu', longest: [40, 88, 200], told: [3, 3, 3] }],
};

test('docs/performance.md is what docs/performance.json says', async () => {
  for (const [file, content] of await rendered(readRecords())) {
    expect(readFileSync(file, 'utf8'), `run npm run bench -- --render: ${file}`).toBe(content);
  }
});

test('what was not measured says so, every part has a chapter', () => {
  const text = documentOf({});
  expect(text.match(/^## /gm)).toHaveLength(partNames.length);
  expect(text.match(/Not measured yet\./g)).toHaveLength(partNames.length);
});

test('a part has its figures, its machine, and which limit is broken', () => {
  const record = { date: '2026-11-21', commit: '0123456789', machine, result: interaction };
  const text = documentOf({ interaction: record });
  expect(text).toContain(
    'Measured on 2026-11-21, commit 0123456789: 2 cores of Some Processor, 24 GB, Some System 12, Node 20.20.2.',
  );
  expect(text).toContain('| menu | 88 | 200 | 3 |');
  expect(text).toContain('- ✗ **not held** INP of menu ≤ 80 ms: 88 ms');
});

test('pictures are named where they are drawn', () => {
  const work = [
    {
      title: 'documents',
      sizes: [1000, 10_000],
      limited: true,
      lines: [{ path: '/a', times: [1, 2] }],
    },
  ];
  const record = { date: '2026-11-21', commit: '', machine, result: work };
  expect(documentOf({ work: record })).toContain('](images/performance-work.svg)');
  expect(documentOf({})).not.toContain('.svg');
});
