import { expect, test } from 'vitest';
import { versionIn } from './machine';

test.each([
  ['nginx version: nginx/1.22.1', '1.22.1'],
  ['Chromium 142.0.7444.59 built on Debian', '142.0.7444.59'],
  ['wrk debian/4.1.0-3+b2 [epoll] Copyright (C) 2012', '4.1.0'],
  ['18.4 (Debian)', '18.4'],
  ['no such program', 'unknown'],
])('the version in %j', (text, version) => {
  expect(versionIn(text)).toBe(version);
});
