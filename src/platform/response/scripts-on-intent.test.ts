import { expect, test } from 'vitest';
import { INTENT_LOADER, withScriptsOnIntent } from './scripts-on-intent';

const hint =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const script = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id && ` id="${id}"`} async=""></script>`;

test('the files of a page are named once, where the first of them stood', () => {
  const html = `<head>${hint}${script('a')}${script('b')}</head><p>Parvoz</p>${script('a', '_R_')}`;
  expect(withScriptsOnIntent(html)).toBe(
    `<head><script data-late="/_next/static/chunks/a.js /_next/static/chunks/b.js">${INTENT_LOADER}</script></head><p>Parvoz</p>`,
  );
});

test('the loader knows a page that lives', () => {
  const page = (more: string) => withScriptsOnIntent(`${script('a')}<p>Parvoz</p>${more}`);
  expect(page('<i hidden="" data-live=""></i>')).toContain('.js" data-live="">');
  expect(page('data-live=')).not.toContain('.js" data-live');
});

test.each([
  '<p>Parvoz</p>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="https://metrics.example/tag.js" async=""></script>',
  '<script>self.__next_f.push([1,"a"])</script>',
])('%s stays as it is', (html) => expect(withScriptsOnIntent(html)).toBe(html));
