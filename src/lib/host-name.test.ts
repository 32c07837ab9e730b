import { expect, test } from 'vitest';
import { isHostName } from './host-name';

test.each(['mc.yandex.ru', 'www.googletagmanager.com', 'a-b.example.co', 'xn--80aafi6cg.xn--p1ai'])(
  '%s is the name of a host',
  (name) => expect(isHostName(name)).toBe(true),
);

test.each([
  '',
  'localhost',
  '*.example.com',
  'https://example.com',
  'example.com/x.js',
  'example.com:443',
  'example.com; script-src *',
  "'unsafe-inline'",
  'https:',
  'Example.com',
  '203.0.113.7',
  '-a.example.com',
  'example.com\n',
  `${'a'.repeat(64)}.example.com`,
  `${'a.'.repeat(126)}example.com`,
])('%j is none', (name) => expect(isHostName(name)).toBe(false));
