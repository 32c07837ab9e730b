import { expect, test } from 'vitest';
import { href } from './common';

test.each([
  '/services/',
  '/search/?search=a:b',
  '#top',
  'https://example.com/a',
  'http://example.com',
  'tel:+998662000000',
  'mailto:info@example.com',
  '',
])('a link may lead to “%s”', (address) => {
  expect(href.safeParse(address).success).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
])('a link never leads to “%s”', (address) => {
  expect(href.safeParse(address).success).toBe(false);
});
