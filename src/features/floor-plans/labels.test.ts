import { expect, it } from 'vitest';
import { labelLines } from './labels';

const label = (id: string, x: number, text: string) => ({ id, x, y: 100, text });
const place = (x: number, width: number) => ({ x, y: 90, width, height: 20 });
const lines = (...[labels, places, unit]: Parameters<typeof labelLines>) =>
  Object.fromEntries(labelLines(labels, places, unit));

const gates = label('gates', 100, 'International gates');

it('a label stands in one line where there is room', () => {
  expect(lines([gates], [place(200, 30)], 1)).toEqual({ gates: ['International gates'] });
});

it('breaks where it would run into a place, so that its longer line is short', () => {
  expect(lines([gates], [place(150, 30)], 1)).toEqual({ gates: ['International', 'gates'] });
  const control = label('control', 100, 'Passport control and security');
  expect(lines([control], [place(165, 30)], 1)).toEqual({
    control: ['Passport control', 'and security'],
  });
});

it('is left out where it would lie over a place or an earlier label, until enlarged', () => {
  const labels = [gates, label('kiosks', 130, 'Kiosks')];
  expect(lines(labels, [], 1)).toEqual({ gates: ['International gates'] });
  expect(lines(labels, [], 0.25)).toEqual({
    gates: ['International gates'],
    kiosks: ['Kiosks'],
  });
  expect(lines([gates], [place(90, 20)], 1)).toEqual({});
});
