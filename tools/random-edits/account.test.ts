import { expect, test } from 'vitest';
import { account } from './account';
import type { Ending, Recorded, Stored, Typed } from './record';

const PLACE = '1 uz title';

const typed = (text: string, window: string, at = 0): Typed => ({ place: PLACE, text, window, at });

const stored = (text: string | null, window: string, read: number, revision: number): Stored => ({
  place: PLACE,
  text,
  window,
  read,
  revision,
});

interface Given extends Partial<Omit<Recorded, 'ended'>> {
  /** What is stored in the end. */
  last?: string | null;
  ended?: [window: string, at: number, how: Ending][];
}

function accountOf({ last = null, ended = [], ...given }: Given) {
  const recorded: Recorded = {
    typed: [],
    stored: [],
    sent: new Map(),
    kept: new Set(),
    shown: new Set(),
    givenUp: new Set(),
    away: [],
    ...given,
    ended: new Map(ended.map(([window, at, how]) => [window, { at, how }])),
  };
  return account(recorded, new Map([[PLACE, last]]));
}

test('a text that is stored in the end is neither lost nor overwritten', () => {
  const found = accountOf({
    typed: [typed('t1x', 'a-1/1')],
    stored: [stored('t1x', 'a-1/1', 0, 1)],
    last: 't1x',
  });
  expect(found).toMatchObject({ typed: 1, acknowledged: 1, lost: [], overwritten: [], gone: [] });
});

test('whoever has read a text may write over it', () => {
  const found = accountOf({
    typed: [typed('t1x', 'a-1/1'), typed('t2x', 'b-1/1')],
    stored: [stored('t1x', 'a-1/1', 0, 1), stored('t2x', 'b-1/1', 1, 2)],
    last: 't2x',
  });
  expect(found).toMatchObject({ lost: [], overwritten: [] });
});

test('whoever has not read it overwrites it, and it is lost', () => {
  const found = accountOf({
    typed: [typed('t1x', 'a-1/1'), typed('t2x', 'b-1/1')],
    stored: [stored('t1x', 'a-1/1', 0, 1), stored('t2x', 'b-1/1', 0, 2)],
    last: 't2x',
  });
  expect(found.overwritten).toEqual(['1 uz title: t1x (a-1/1, 0 to 1) by t2x (b-1/1, 0 to 2)']);
  expect(found.lost).toEqual(['1 uz title: t1x (a-1/1, 0 to 1), then t2x (b-1/1, 0 to 2)']);
});

test('what a window kept that is gone writes over its own earlier texts, whoever sends it', () => {
  const sentLater = (texts: Typed[]) =>
    accountOf({
      typed: texts,
      stored: [stored('t1x', 'a-1/1', 0, 1), stored('t2x', 'a-1/2', 0, 2)],
      last: 't2x',
    });
  const itsOwn = sentLater([typed('t1x', 'a-1/1', 0), typed('t2x', 'a-1/1', 100)]);
  expect(itsOwn).toMatchObject({ lost: [], overwritten: [] });
  for (const other of [
    sentLater([typed('t1x', 'a-1/1', 0), typed('t2x', 'a-1/2', 100)]),
    sentLater([typed('t1x', 'a-1/1', 100), typed('t2x', 'a-1/1', 0)]),
  ]) {
    expect(other).toMatchObject({ lost: [expect.any(String)], overwritten: [expect.any(String)] });
  }
});

test('a save of all fields overwrites with what its window had, also with nothing', () => {
  const found = accountOf({
    typed: [typed('t1x', 'a-1/1')],
    stored: [stored('t1x', 'a-1/1', 0, 1), stored(null, 'b-1/1', 0, 2)],
  });
  expect(found).toMatchObject({ lost: [expect.any(String)], overwritten: [expect.any(String)] });
});

test('what the first window brings back was overwritten for a while, and is not lost', () => {
  const found = accountOf({
    typed: [typed('t1x', 'a-1/1')],
    stored: [
      stored('t1x', 'a-1/1', 0, 1),
      stored('Random 1', 'b-1/1', 0, 2),
      stored('t1x', 'a-1/1', 1, 3),
    ],
    last: 't1x',
  });
  expect(found).toMatchObject({ lost: [], overwritten: [expect.any(String)] });
});

test('a text that no save wrote over is lost all the same', () => {
  const given = { typed: [typed('t1x', 'a-1/1')], stored: [stored('t1x', 'a-1/1', 0, 1)] };
  expect(accountOf({ ...given, last: 'Random 1' }).lost).toHaveLength(1);
  // Another text was sent, and its answer never came.
  const sent = new Map([['t2x', 1]]);
  expect(accountOf({ ...given, sent, last: 't2x' }).lost).toEqual([]);
});

test('a text in a tab that is killed is gone with what it had stood', () => {
  const found = accountOf({
    typed: [typed('t1x', 'a-1/1', 1000), typed('t2x', 'a-1/1', 2000)],
    ended: [['a-1/1', 2700, 'killed tab']],
  });
  expect(found.gone).toMatchObject([{ text: 't2x', cause: 'killed tab', ms: 700 }]);
});

test.each([
  ['it was kept', { kept: new Set(['t1x']) }],
  ['it was read', { shown: new Set(['t1x']) }],
  ['it was given up', { givenUp: new Set(['t1x']) }],
  ['it is stored', { last: 't1x' }],
])('a text without an answer is not gone where %s', (_, given) => {
  const ended: Given['ended'] = [['a-1/1', 2700, 'killed tab']];
  expect(accountOf({ typed: [typed('t1x', 'a-1/1')], ended, ...given }).gone).toEqual([]);
});

test('what was written over by the same hand is late after two seconds', () => {
  const over = (at: number) =>
    accountOf({
      typed: [typed('t1x', 'a-1/1', 0), typed('t2x', 'a-1/1', at)],
      last: 't2x',
    }).gone;
  expect(over(1900)).toEqual([]);
  expect(over(2100)).toMatchObject([{ text: 't1x', cause: 'written over, late', ms: 2100 }]);
});

test.each<[Ending, Recorded['away'], string]>([
  ['left for another document', [], 'left for another document'],
  ['left for another document', [{ from: 500, to: 900, tab: 'a-1' }], 'network or server away'],
  ['left for another document', [{ from: 500, to: 900, tab: 'b-1' }], 'left for another document'],
  ['end', [{ from: 500, to: 900 }], 'network or server away'],
  ['end', [], 'without a cause'],
  ['ended session', [{ from: 500, to: 900 }], 'ended session'],
])('a window that ended so: %s, with %j, is a text gone: %s', (how, away, cause) => {
  const found = accountOf({
    typed: [typed('t1x', 'a-1/1', 0)],
    ended: [['a-1/1', 1000, how]],
    away,
  });
  expect(found.gone).toMatchObject([{ cause }]);
});
