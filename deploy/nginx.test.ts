import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/lib/paths';
import { calls } from '@/api-contract/calls';
import { locales, translatedLocales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { reserved, routes } from '@/routes';
import { text } from './compose';
import edge from './nginx/edge/edge.js';
import written from './nginx/edge/query-names.js';
import { queryNames } from './query-names';

const app = path.join(root, 'src/app/(site)/[locale]');

/** Whether a page's code reads flights, and whether it reads anything that tells of flights. */
const contentOf = (code: string) => ({
  flights: /homeContent\(|boardAt\(|source\(\)\.(?:flights?|disruption)\(/.test(code),
  tellsOfFlights: /homeContent\(|boardAt\(|source\(\)\.(?:flights?|disruption|search)\(/.test(code),
});

/** Every page for visitors with an address of it, in no language, and whether flights are in it. */
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx' && !/styleguide|%5Ffirst/.test(file))
  .map((file) => ({
    address: `/${path
      .dirname(file)
      .split(path.sep)
      .filter((segment) => !/^\(|^\.$/.test(segment))
      .map(
        (segment) => `${segment.replace(/^\[.*\]$/, 'sample').replace('%5Fplaces', 'services')}/`,
      )
      .join('')}`,
    ...contentOf(readFileSync(path.join(app, file), 'utf8')),
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
    for (const lang of translatedLocales) {
      const own = localised(address, lang);
      expect({ own, each: each.test(own) }).toEqual({ own, each: flights });
    }
  }
});

test('nginx knows what a report of a flight changes', () => {
  const { scopeOf } = edge as unknown as { scopeOf: (path: string) => string | null };
  const id = 'hy601-20261121-d';
  for (const { address, tellsOfFlights } of pages) {
    for (const lang of locales) {
      const own = localised(address.replace('flight-board/sample', `flight-board/${id}`), lang);
      const scope = own.includes(id) ? id : 'flights';
      expect({ own, scope: scopeOf(own) }).toEqual({ own, scope: tellsOfFlights ? scope : null });
    }
  }
  const ofCalls = Object.entries(calls).map(([name, { path: at }]) => [name, scopeOf(at)]);
  expect(Object.fromEntries(ofCalls.filter(([, scope]) => scope))).toEqual({
    flights: 'flights',
    disruption: 'flights',
    search: 'flights',
  });
  expect(scopeOf(`/api/flights/${id}`)).toBe(id);
  expect(scopeOf('/api/disruption.xml')).toBe('flights');
});

test('nginx knows what pages and calls read of a query', () => {
  expect(written, 'npm run generate writes deploy/nginx/edge/query-names.js').toEqual(queryNames);
  expect(written.pages['/flight-board/']).toEqual(['date', 'direction', 'search', 'start']);
  expect(Object.values(written.pages).flat()).toContain('shown');
  expect(written.calls).toEqual(expect.arrayContaining(['lang', 'limit', 'offset']));
});

test.each(locales)('nginx takes %s at the beginning of an address for a language', (lang) => {
  const [, searching = 'missing'] = /"~(\S+search\S+)" \$visitor/.exec(
    text('deploy/nginx/edge/limits.conf'),
  )!;
  const { knownQuery } = edge as unknown as { knownQuery: (request: object) => string };
  const uri = `/${lang}/search/`;
  expect(uri).toMatch(new RegExp(searching));
  expect(knownQuery({ uri, variables: { args: 'search=a&other=b' }, headersIn: {} })).toBe(
    'search=a',
  );
  expect([...reserved, ...routes.map(({ path }) => path.split('/')[1])]).not.toContain(lang);
});
