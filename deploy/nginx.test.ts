import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/lib/paths';
import { text } from './compose';

const app = path.join(root, 'src/app/(site)/[locale]');

/** Every page for visitors with an address of it, in no language, and whether flights are in it. */
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('styleguide'))
  .map((file) => ({
    address: `/${path
      .dirname(file)
      .split(path.sep)
      .filter((segment) => !/^\(|^\.$/.test(segment))
      .map((segment) => `${segment.replace(/^\[.*\]$/, 'sample')}/`)
      .join('')}`,
    flights: /homeContent\(|source\(\)\.flights?\(/.test(
      readFileSync(path.join(app, file), 'utf8'),
    ),
  }));

/** The location of nginx where no old copy stands in for a page that failed. */
const location = /location ~ (\^\S+flight-board\S+) \{/.exec(
  text('deploy/nginx/edge/site.conf'),
)?.[1];

test('nginx knows which pages flights are in', () => {
  const each = new RegExp(location ?? 'missing');
  expect(pages.filter(({ flights }) => flights).length).toBeGreaterThan(2);
  for (const { address, flights } of pages) {
    expect({ address, each: each.test(address) }).toEqual({ address, each: flights });
    expect(each.test(`/ru${address}`), `/ru${address}`).toBe(flights);
  }
});
