import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '@/api-contract/calls';
import { routes } from '@/routes';
import { loggedPath, routePattern, routePatterns } from './route-pattern';

const filled = (pattern: string) => pattern.replace(/\{\w+\}/g, 'some-1');

test('every page is its own route in every language, with and without its slash', () => {
  for (const { path } of routes) {
    for (const prefix of ['', '/ru', '/en', '/uz']) {
      expect(routePattern(prefix + filled(path))).toBe(path);
      expect(routePattern(prefix + filled(path).replace(/\/$/, ''))).toBe(path);
    }
  }
});

test('every call is its own route', () => {
  for (const { path } of Object.values(calls)) {
    expect(routePattern(filled(path))).toBe(path);
    expect(routePattern(`${filled(path)}/`)).toBe(path);
  }
});

test.each([
  ['/_next/static/chunks/a.js', '/_next/static/*'],
  ['/_next/image', '/_next/*'],
  ['/cms-api/media/file/plan.png', '/cms-api/media/file/*'],
  ['/cms-api/users/login', '/cms-api/*'],
  ['/admin', '/admin/*'],
  ['/preview/abc/ru/parking/', '/preview/*'],
  ['/api/nothing', '/api/*'],
  ['/readyz', '/readyz'],
  ['/robots.txt', '/robots.txt'],
  ['/plans/floor-1.svg', '/{file}'],
  ['/favicon.php', '/{file}'],
  ['/wp-admin', 'other'],
  ['/ruins/', 'other'],
])('%s is %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

test('no path makes a new route', () => {
  const known = new Set(routePatterns);
  const segment = fc.oneof(
    fc.webSegment(),
    fc.constantFrom('api', 'ru', 'flights', 'services', 'shops', 'admin', '{id}'),
  );
  fc.assert(
    fc.property(fc.array(segment), (segments) => known.has(routePattern(`/${segments.join('/')}`))),
  );
});

test.each([
  ['/search/?search=my+name', '/search/'],
  ['/preview/secret-1/ru/parking/', '/preview/***/ru/parking/'],
  ['//preview//secret-1/ru/', '//preview/***/ru/'],
  ['/preview/secret-1', '/preview/***'],
  ['/admin/reset/secret-1', '/admin/reset/***'],
  ['/cms-api/users/verify/secret-1', '/cms-api/users/verify/***'],
  ['/cms-api/users/me', '/cms-api/users/me'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
