import { expect, test } from 'vitest';
import { answersFrom, waitFor, type Origin, type Trip, type Way } from './departures';

const runs = { first: '05:15', last: '23:15', every: 15 };

test.each([
  ['at a departure', '05:15', 0],
  ['a minute after it', '05:16', 14],
  ['by day', '14:20', 10],
  ['before the last', '23:10', 5],
  ['at the last', '23:15', 0],
  ['after the last', '23:16', 359],
  ['at midnight', '00:00', 315],
  ['in the morning', '05:14', 1],
])('%s one waits for the next', (_, at, minutes) => {
  expect(waitFor(runs, at)).toBe(minutes);
});

test('the last goes when it goes, also past midnight', () => {
  expect(waitFor({ first: '06:00', last: '00:40', every: 30 }, '00:31')).toBe(9);
  expect(waitFor({ first: '06:00', last: '00:40', every: 30 }, '00:41')).toBe(319);
  expect(waitFor({ first: '12:00', last: '12:00', every: 60 }, '12:01')).toBe(1439);
});

const way = (icon: string): Way => ({
  icon,
  title: icon,
  text: '',
  duration: '',
  price: '',
  body: '',
});
const trip = (icon: string, minutes: number, times: Trip['runs'] = null): Trip => ({
  way: icon,
  text: '',
  minutes,
  runs: times,
});
const centre: Origin = {
  value: 'centre',
  title: 'Centre',
  trips: [trip('bus', 20, runs), trip('boat', 5), trip('taxi', 25)],
};
const answers = (at: string) =>
  answersFrom(centre, [way('taxi'), way('bus')], at).map((answer) => ({
    ...answer,
    way: answer.way.icon,
    trip: undefined,
  }));

test('who is there first stands first; a trip by no way of the section is left out', () => {
  expect(answers('14:30')).toMatchObject([
    { way: 'bus', departs: '14:30', isPaused: false, arrives: '14:50' },
    { way: 'taxi', departs: null, isPaused: false, arrives: '14:55' },
  ]);
  expect(answers('23:50')).toMatchObject([
    { way: 'taxi', departs: null, arrives: '00:15' },
    { way: 'bus', departs: '05:15', isPaused: true, arrives: '05:35' },
  ]);
});
