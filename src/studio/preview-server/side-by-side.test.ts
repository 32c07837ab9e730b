import { expect, test } from 'vitest';
import { sourcesOf } from '@/platform/csp/page-sources';
import { sha256 } from '@/lib/sha256';
import {
  fromToken,
  languageAt,
  sharedAddress,
  sharedViewOf,
  type Grant,
} from '@/platform/preview-access/preview-token';
import { together } from './side-by-side';
import { togetherScript } from './side-by-side-script';

const given: Grant = {
  path: '/airport/scheme/?floor=2',
  languages: ['en', 'uz'],
  document: 'floor-plans:2',
  holder: { share: '5' },
  drafts: 'one',
  fields: false,
  modes: [],
  expires: Date.parse('2026-11-28T14:16:00+05:00'),
};

const query = (search: string) => new URLSearchParams(search);

/** The language that an address of the page opens, and how. */
function opened(address: string) {
  const url = new URL(address.replaceAll('&amp;', '&'), 'http://site.example');
  const [, , token = ''] = url.pathname.split('/');
  const found = fromToken(token);
  const page = url.pathname.split('/').slice(3).join('/');
  return found && [languageAt(found, `/${page}`), sharedViewOf(found, url.searchParams)];
}

test('each language of the link stands in a frame of its own, with a name', () => {
  const html = together(given, 'en');
  const frames = [...html.matchAll(/<iframe src="([^"]*)" title="([^"]*)">/g)];
  expect(frames.map(([, src = '', title]) => [title, opened(src)])).toEqual([
    ['Draft, Oʻzbekcha', ['uz', 'framed']],
    ['Draft, English', ['en', 'framed']],
  ]);
  expect(html).toContain('Draft for review. This link expires on 28 November 2026, 14:16.');
  expect(html).not.toContain('Русский');
});

test('the policy lets its script run', () => {
  const html = together(given, 'en');
  const [, script = ''] = /<script[^>]*>([^<]+)</.exec(html) ?? [];
  expect(sourcesOf(html).hashes).toEqual([sha256(script)]);
});

test('an address keeps the query of its page', () => {
  expect(sharedAddress(given, 'uz', 'alone')).toMatch(/\/scheme\/\?floor=2&shown=alone$/);
  expect(sharedAddress({ ...given, path: '/' }, 'uz', 'alone')).toMatch(/\/\?shown=alone$/);
});

test('only a share link of several languages has them side by side', () => {
  expect(sharedViewOf(given, query('shown=together'))).toBe('together');
  expect(sharedViewOf(given, query('shown=all'))).toBeNull();
  expect(sharedViewOf(given, query(''))).toBeNull();
  expect(sharedViewOf({ ...given, languages: ['uz'] }, query('shown=together'))).toBeNull();
  expect(sharedViewOf({ ...given, holder: { user: '1' } }, query('shown=framed'))).toBeNull();
});

/** What the script of a page does in a window. */
function leads(search: string, { wide = true, framed = false } = {}) {
  const replaced: string[] = [];
  const self = {};
  const location = { search, replace: (address: string) => replaced.push(address) };
  const run = new Function('self', 'top', 'matchMedia', 'location', togetherScript(given, 'uz'));
  run(self, framed ? {} : self, () => ({ matches: wide }), location);
  return replaced.map(opened);
}

test('a wide window is led to all languages, unless one was asked for', () => {
  expect(leads('?floor=2')).toEqual([['uz', 'together']]);
  expect(leads('?floor=2', { wide: false })).toEqual([]);
  expect(leads('?floor=2', { framed: true })).toEqual([]);
  expect(leads('?floor=2&shown=alone')).toEqual([]);
});
