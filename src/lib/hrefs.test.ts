import { expect, test } from 'vitest';
import {
  asciiAddress,
  cardPath,
  isExternal,
  isInternal,
  localised,
  localiseHtml,
  pagePath,
  pageSlug,
  partnerPath,
  personPath,
  pressPath,
  schemePath,
  servicePath,
  targetIn,
  unlocalised,
} from './hrefs';

test.each([
  ['/services/', true, false],
  ['/', true, false],
  ['https://example.com/', false, true],
  ['http://example.com/', false, true],
  ['//example.com/', false, false],
  ['tel:+998000000000', false, false],
  ['#belts', false, false],
])('%s is internal: %s, external: %s', (href, internal, external) => {
  expect(isInternal(href)).toBe(internal);
  expect(isExternal(href)).toBe(external);
});

test('a target of the site gets the locale, an outside one stays', () => {
  expect(targetIn('/parking/', 'ru')).toBe('/ru/parking/');
  expect(targetIn('https://example.com/', 'ru')).toBe('https://example.com/');
});

test.each([
  ['/parking/?from=a%20b#here', '/parking/?from=a%20b#here'],
  ['/парковка/', '/%D0%BF%D0%B0%D1%80%D0%BA%D0%BE%D0%B2%D0%BA%D0%B0/'],
  ['/a b\r\nSet-Cookie: c/', '/a%20b%0D%0ASet-Cookie:%20c/'],
  ['/\u2028\ud800/', '/%E2%80%A8%EF%BF%BD/'],
])('%j is %s in a header', (address, sent) => expect(asciiAddress(address)).toBe(sent));

test('only the Uzbek pages have no prefix', () => {
  expect(localised('/services/', 'uz')).toBe('/services/');
  expect(localised('/services/', 'ru')).toBe('/ru/services/');
  expect(localised('/', 'en')).toBe('/en/');
});

test.each([
  ['home', '/'],
  ['parking', '/parking/'],
  ['passengers--faq', '/passengers/faq/'],
  ['press-center--press-releases', '/press-center/press-releases/'],
])('the page %s is at %s', (slug, path) => {
  expect(pagePath(slug)).toBe(path);
  expect(pageSlug(path)).toBe(slug);
});

test('every kind of detail page has its address', () => {
  expect(cardPath('duty-free', 'shirin')).toBe('/services/duty-free/shirin/');
  expect(servicePath('wifi')).toBe('/services/wifi/');
  expect(partnerPath('azal')).toBe('/partners/azal/');
  expect(pressPath('new-belt')).toBe('/press-center/press-releases/new-belt/');
  expect(personPath('sardor-rahimov')).toBe('/airport/sardor-rahimov/');
});

test('a place on the plan is addressed with its floor where that is known', () => {
  expect(schemePath('wc', 3)).toBe('/airport/scheme/?floor=3&place=wc');
  expect(schemePath('wc')).toBe('/airport/scheme/?place=wc');
});

test.each([
  [
    '<a href="/parking/">P</a> <a href="/">H</a>',
    '<a href="/ru/parking/">P</a> <a href="/ru/">H</a>',
  ],
  ['<a href="//evil.example">x</a>', '<a href="//evil.example">x</a>'],
  ['<a href="tel:+998000000000">x</a>', '<a href="tel:+998000000000">x</a>'],
  ['<img src="/a.png">', '<img src="/a.png">'],
  [
    '<a href="http://example.com/">x</a>',
    '<a href="http://example.com/" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  [
    '<a href="https://example.com/">x</a>',
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a>',
  ],
])('in Russian %s becomes %s', (html, localisedHtml) => {
  expect(localiseHtml(html, 'ru')).toBe(localisedHtml);
});

test('in Uzbek internal links stay as they are', () => {
  const html = '<a href="/parking/">P</a>';
  expect(localiseHtml(html, 'uz')).toBe(html);
});

test.each([
  ['/', '/'],
  ['/uz', '/'],
  ['/uz/', '/'],
  ['/ru/', '/'],
  ['/en/services/shops/', '/services/shops/'],
  ['/uz/services/', '/services/'],
  ['/services/', '/services/'],
  ['/russia/', '/russia/'],
])('%s is %s in every language', (path, common) => {
  expect(unlocalised(path)).toBe(common);
});
