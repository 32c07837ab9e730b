import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/lib/paths';
import { text } from './compose';

const app = path.join(root, 'src/app/(site)/[locale]');

/** Every page of the site with an address of it, in no language, and whether each request renders it. */
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => ({
    address: `/${path
      .dirname(file)
      .split(path.sep)
      .filter((segment) => !/^\(|^\.$/.test(segment))
      .map((segment) => `${segment.replace(/^\[.*\]$/, 'sample')}/`)
      .join('')}`,
    dynamic: readFileSync(path.join(app, file), 'utf8').includes("dynamic = 'force-dynamic'"),
  }));

/** The location of nginx whose pages nobody waits for together. */
const location = /location ~ (\^\S+styleguide\S+) \{/.exec(
  text('deploy/nginx/edge/site.conf'),
)?.[1];

test('nginx knows which pages are rendered for each request', () => {
  const each = new RegExp(location ?? 'missing');
  expect(pages.filter(({ dynamic }) => dynamic).length).toBeGreaterThan(5);
  for (const { address, dynamic } of pages) {
    expect({ address, each: each.test(address) }).toEqual({ address, each: dynamic });
    expect(each.test(`/ru${address}`), `/ru${address}`).toBe(dynamic);
  }
});
