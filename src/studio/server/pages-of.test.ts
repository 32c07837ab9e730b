import { expect, test } from 'vitest';
import { routes } from '@/routes';
import { isPagePath, pageOf, UNKNOWN_PAGE } from './pages-of';

test('every route is the path of a page, and so is an address that editors gave', () => {
  const paths = routes.map(({ path }) => path.replace(/\{\w+\}/, 'hy601-20261121-d'));
  const edited = ['/visa-info/', '/passengers/transit/hotels/', '/airport/scheme/?floor=2'];
  for (const path of [...paths, ...edited, UNKNOWN_PAGE]) expect(isPagePath(path), path).toBe(true);
});

test('what the site keeps for itself is no page, nor is an address that leads elsewhere', () => {
  for (const path of [
    '',
    'parking/',
    '/parking',
    '//example.com/',
    '/../admin/',
    '/parking/../admin/',
    '/admin/',
    '/cms-api/users/',
    '/internal/page-exists/',
    '/a b/',
    '/<script>/',
  ]) {
    expect(isPagePath(path), path).toBe(false);
  }
});

test.each([
  ['pages', { slug: 'passengers--baggage' }, '/passengers/baggage/'],
  ['header', {}, '/'],
  ['pages', {}, null],
  ['media', { filename: 'terminal.jpg' }, null],
])('the page of %s %j is %s', (slug, document, path) => {
  expect(pageOf(slug, document)).toBe(path);
});
