import { expect, test } from 'vitest';
import { isOlder, unsafe, unsafePackages } from './lockfile';

test.each([
  ['16.2.5', '16.2.6'],
  ['16.1.9', '16.2.6'],
  ['15.9.9', '16.2.6'],
  ['16.2.6-canary.1', '16.2.6'],
  ['9.0.0', '10.0.0'],
  ['', '1.0.0'],
])('%s is older than %s', (version, minimum) => expect(isOlder(version, minimum)).toBe(true));

test.each([
  ['16.2.6', '16.2.6'],
  ['16.2.10', '16.2.6'],
  ['16.4.0-canary.1', '16.2.6'],
  ['10.0.0', '9.9.9'],
])('%s is not older than %s', (version, minimum) => expect(isOlder(version, minimum)).toBe(false));

const minimums = { next: { minimum: '16.2.6', reason: 'a fault' } };

test('every copy is checked, under whatever name it is installed', () => {
  const packages = {
    '': { name: 'parvoz', version: '0.1.0' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/a/node_modules/next': { version: '15.0.0' },
    'node_modules/framework': { name: 'next', version: '16.0.0' },
    'node_modules/next-intl': { version: '4.0.0' },
  };
  expect(unsafe({ packages }, {}, minimums)).toEqual([
    'node_modules/a/node_modules/next 15.0.0 is older than 16.2.6 (a fault)',
    'node_modules/framework 16.0.0 is older than 16.2.6 (a fault)',
  ]);
});

test('an older major is safe from where it was fixed', () => {
  const packages = Object.fromEntries(
    ['6.2.3', '7.5.9', '7.5.10', '8.17.0', '8.17.1'].map((version) => [
      `node_modules/${version}/node_modules/ws`,
      { version },
    ]),
  );
  const ws = { minimum: '8.17.1', backports: ['7.5.10'], reason: 'a fault' };
  expect(unsafe({ packages }, {}, { ws }).map((problem) => problem.split(' ')[1])).toEqual([
    '6.2.3',
    '7.5.9',
    '8.17.0',
  ]);
});

test('Next and Payload are required in one exact version', () => {
  const dependencies = { next: '^16.4.6', '@payloadcms/ui': 'latest', payload: '3.90.1', pg: '^8' };
  expect(unsafe({ packages: {} }, { dependencies }, minimums)).toEqual([
    'package.json asks for next ^16.4.6: name one version',
    'package.json asks for @payloadcms/ui latest: name one version',
  ]);
});

test('the packages of this clone are safe', () => {
  expect(unsafePackages()).toEqual([]);
});
