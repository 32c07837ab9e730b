import { expect, test } from 'vitest';
import { DEFERRED_LOADER, withDeferredScripts } from './deferred-scripts';

const hint =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const script = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id && ` id="${id}"`} async=""></script>`;

test('the files of a page are named once, where the first of them stood', () => {
  const html = `<head>${hint}${script('a')}${script('b')}</head><p>Parvoz</p>${script('a', '_R_')}`;
  expect(withDeferredScripts(html)).toBe(
    `<head><script data-late="/_next/static/chunks/a.js /_next/static/chunks/b.js">${DEFERRED_LOADER}</script></head><p>Parvoz</p>`,
  );
});

test.each([
  '<p>Parvoz</p>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="https://metrics.example/tag.js" async=""></script>',
  '<script>self.__next_f.push([1,"a"])</script>',
])('%s stays as it is', (html) => expect(withDeferredScripts(html)).toBe(html));
