import { expect, test } from 'vitest';
import { callAt } from './call-at';
import { calls, type CallName } from './calls';

test.each(Object.keys(calls) as CallName[])('the path of %s leads to it', (name) => {
  expect(callAt(calls[name].path)?.name).toBe(name);
});

test('parameters are handed over by name and decoded; what is fixed is no parameter', () => {
  expect(callAt('/api/card-list/shops/su%C4%B1')).toEqual({
    name: 'card',
    parameters: { kind: 'shops', id: 'suı' },
  });
  expect(callAt('/api/pages/404')).toEqual({ name: 'notFound', parameters: {} });
  expect(callAt('/api/pages/parking')).toEqual({ name: 'page', parameters: { slug: 'parking' } });
});

test.each(['/api/nothing', '/api/flights/a/b', '/api', '/flights'])('%s is no call', (path) => {
  expect(callAt(path)).toBeNull();
});
