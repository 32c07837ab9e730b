import { expect, test } from 'vitest';
import { withSingleSlashes } from './repeated-slashes';

test.each([
  ['//', '/'],
  ['//parking', '/parking/'],
  ['//parking//', '/parking/'],
  ['/ru//passengers///faq', '/ru/passengers/faq/'],
  ['//example.com', '/example.com'],
  ['/\\example.com/x', '/example.com/x/'],
  ['//favicon.svg', '/favicon.svg'],
  ['//api//flights', '/api/flights'],
])('%s stands for %s', (path, expected) => expect(withSingleSlashes(path)).toBe(expected));
