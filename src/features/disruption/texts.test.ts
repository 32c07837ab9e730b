import { expect, test } from 'vitest';
import { textOf, textProblem } from './texts';

const values = { cause: 'из-за тумана', flights: 21, from: '05:00', until: '11:00' };
const russian =
  '{flights, plural, one {Задержан # рейс} few {Задержаны # рейса} other {Задержано # рейсов}} {cause}.';

test.each([
  [1, 'Задержан 1 рейс из-за тумана.'],
  [3, 'Задержаны 3 рейса из-за тумана.'],
  [5, 'Задержано 5 рейсов из-за тумана.'],
  [21, 'Задержан 21 рейс из-за тумана.'],
])('%i flights are counted as Russian does', (flights, text) => {
  expect(textOf(russian, 'ru', { ...values, flights })).toBe(text);
});

test('a text that cannot be said is named', () => {
  expect(textProblem(russian, 'ru')).toBeNull();
  expect(textProblem('Until {until}', 'en')).toBeNull();
  expect(textProblem('{flights, plural, one {#}}', 'en')).not.toBeNull();
  expect(textProblem('{flights', 'en')).not.toBeNull();
  expect(textProblem('{gates} gates', 'en')).not.toBeNull();
});
