import { expect, test, vi } from 'vitest';
import { routes } from '@/routes';
import { finders } from '@/app/_data/page-exists';
import { pagePathOf } from './page-path';

vi.mock('@/sources/index', () => ({ source: vi.fn() }));

const files = new Set(['/favicon.svg', '/plans/floor-1.svg']);
const kindOf = (path: string) => pagePathOf(path, files);

test('pages of the table, files, calls and redirects are left to Next', () => {
  const fixed = routes.map(({ path }) => path).filter((path) => !path.includes('{'));
  const others = [
    '/favicon.svg',
    '/plans/floor-1.svg',
    '/healthz',
    '/sitemap.xml',
    '/_next/static/a.js',
  ];
  const redirected = [
    '/tablo',
    '/tablo/',
    '/ru/tablo/',
    '/airport/x-management/',
    '/uz/x/',
    '/x',
    '/ru',
  ];
  const calls = [
    '/api/flights',
    '/cms-api/pages',
    '/admin/',
    '/preview/x/ru/',
    '/internal/draft-mode/',
    '/alphabet/cyrillic/parking/',
  ];
  for (const path of [
    ...fixed,
    ...fixed.map((one) => `/ru${one}`),
    ...others,
    ...redirected,
    ...calls,
  ]) {
    expect(kindOf(path), path).toEqual({ kind: 'other' });
  }
});

test.each([
  ['/EN/', 'en'],
  ['/RU/passengers/', 'ru'],
  ['/UZ/x/', 'uz'],
  ['/uz-Cyrl/', 'uz'],
  ['/uz-Cyrl/parking/', 'uz'],
  ['/UZ-CYRL/parking/', 'uz'],
  ['/plans/none.svg', 'uz'],
  ['/healthz/x/', 'uz'],
  ['/_next/data/x/ru.json', 'uz'],
  ['/ru/parking/..', 'ru'],
  ['/en/%2e%2E/', 'en'],
  ['/ru/%00/', 'ru'],
])('%s is missing, in %s', (path, lang) => expect(kindOf(path)).toEqual({ kind: 'missing', lang }));

test.each([
  ['/flight-board/nope/', 'uz', '/flight-board/nope/'],
  ['/ru/services/shops/a/', 'ru', '/services/shops/a/'],
  ['/en/favicon.php', 'en', '/favicon.php/'],
  ['/de/', 'uz', '/de/'],
])('%s depends on the content', (path, lang, expected) =>
  expect(kindOf(path)).toEqual({ kind: 'content', lang, path: expected }),
);

test('every route with an id has what finds its content', () => {
  const open = routes.map(({ path }) => path).filter((path) => path.includes('{'));
  expect(Object.keys(finders).sort()).toEqual(open.sort());
});
