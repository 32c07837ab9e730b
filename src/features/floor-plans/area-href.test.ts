import { expect, test } from 'vitest';
import { areaHref } from './area-href';
import type { AreaKind, Scheme, SchemeArea } from './schema';

const area = (id: string, kind: AreaKind, title: string): SchemeArea => ({
  id,
  kind,
  title,
  text: '',
  group: null,
  side: null,
  card: null,
});

const floor = (number: number, areas: SchemeArea[]) => ({
  floor: number,
  title: `Floor ${number}`,
  width: 1120,
  height: 480,
  plan: '',
  areas,
  labels: [],
});

const plan: Scheme = {
  floors: [
    floor(1, [area('belt-1', 'belt', '1-lenta'), area('belt-2', 'belt', '2-lenta')]),
    floor(2, [
      area('shop-1', 'shop', 'Shop 1'),
      area('gate-1', 'gate', 'Gate 1'),
      area('gate-12', 'gate', 'Выход 12'),
      area('gate-12a', 'gate', 'Выход 12A'),
      area('kiosks', 'check-in', 'Self-service kiosks'),
      area('desks-a', 'check-in', 'Check-in desks A 1–10'),
      area('desks-b', 'check-in', 'Check-in desks B 11–20'),
    ]),
  ],
  kinds: [],
};

const at = (floorNumber: number, place: string) =>
  `/airport/scheme/?floor=${floorNumber}&place=${place}`;

test.each([
  ['gate', '1', at(2, 'gate-1')],
  ['gate', '12', at(2, 'gate-12')],
  ['gate', '12A', at(2, 'gate-12a')],
  ['belt', '2', at(1, 'belt-2')],
  ['check-in', '1–4', at(2, 'desks-a')],
  ['check-in', '10–12', at(2, 'desks-a')],
  ['check-in', 'B 14', at(2, 'desks-b')],
] as const)('%s %s is an area of the plan', (kind, number, href) => {
  expect(areaHref(plan, kind, number)).toBe(href);
});

test.each([
  ['gate', '2'],
  ['gate', '11'],
  ['gate', 'A'],
  ['belt', '3'],
  ['check-in', '21–24'],
  ['check-in', ''],
  ['gate', null],
] as const)('%s %s is none', (kind, number) => {
  expect(areaHref(plan, kind, number)).toBeNull();
});
