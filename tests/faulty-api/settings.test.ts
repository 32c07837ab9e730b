import { expect, test } from 'vitest';
import { setting, type SettingInput } from './faults';
import { Settings } from './settings';

/** Whether each of some calls is struck; the clock goes on by `step` milliseconds after each. */
function struck(input: SettingInput, calls: number, step = 0): boolean[] {
  let now = 0;
  const settings = new Settings(() => now);
  settings.add(setting.parse(input));
  return Array.from({ length: calls }, () => {
    const strikes = settings.on('/api/flights').length > 0;
    now += step;
    return strikes;
  });
}

test.each<[string, SettingInput, boolean[]]>([
  ['always', { fault: 'empty' }, [true, true, true, true]],
  ['so many times', { fault: 'empty', times: 2 }, [true, true, false, false]],
  ['every second call', { fault: 'empty', every: 2 }, [false, true, false, true]],
  ['every second call, once', { fault: 'empty', every: 2, times: 1 }, [false, true, false, false]],
])('a fault strikes %s', (_, input, expected) => {
  expect(struck(input, expected.length)).toEqual(expected);
});

test('a fault strikes in turns', () => {
  const flapping = { fault: 'status', up_ms: 200, down_ms: 100 } as const;
  expect(struck(flapping, 7, 100)).toEqual([false, false, true, false, false, true, false]);
});

test.each([
  ['/api/flights', '/api/flights', true],
  ['/api/flights', '/api/flights/hy601-20261121-d', false],
  ['/api/flights*', '/api/flights/hy601-20261121-d', true],
  ['/api/*/shops', '/api/card-list/shops', true],
  ['/api/card.list/*', '/api/card-list/shops', false],
])('a fault of %s and the call %s', (pattern, path, expected) => {
  const settings = new Settings();
  settings.add(setting.parse({ fault: 'reset', path: pattern }));
  expect(settings.on(path).length > 0).toBe(expected);
});

test('of several faults the last one set strikes, and every deviation', () => {
  const settings = new Settings();
  settings.add(setting.parse({ fault: 'deviation', name: 'no-etag' }));
  settings.add(setting.parse({ fault: 'empty' }));
  settings.add(setting.parse({ fault: 'deviation', name: 'no-charset' }));
  settings.add(setting.parse({ fault: 'reset' }));
  expect(settings.on('/api/metrics').map(({ fault }) => fault)).toEqual([
    'reset',
    'deviation',
    'deviation',
  ]);
});
