import { expect, test } from 'vitest';
import { matching, matchingIfAny } from '../../../collections/fields/validate';
import { say } from './say';

const asking = (language: string) => ({ i18n: { language } }) as never;

test.each([
  ['uz', 'Vaqtni 06:05 koʻrinishida yozing.'],
  ['ru', 'Напишите время в виде 06:05.'],
  ['en', 'Enter a time such as 06:05.'],
  ['de', 'Vaqtni 06:05 koʻrinishida yozing.'],
])('a message in %s', (language, text) => {
  expect(say(asking(language), 'clock')).toBe(text);
});

test('parameters take their places, whatever they look like', () => {
  const parameters = { value: '$1 {names}', names: 'bus, car' };
  expect(say(asking('en'), 'noSign', parameters)).toBe(
    'There is no icon “$1 {names}”. Use one of: bus, car.',
  );
});

test('a pattern is demanded, or only of what is there', () => {
  const options = { req: asking('en') } as never;
  const day = 'Enter a date such as 2026-11-21.';
  const demanded = matching(/^\d{4}-\d{2}-\d{2}$/, 'day');
  const ifAny = matchingIfAny(/^\d{4}-\d{2}-\d{2}$/, 'day');
  for (const validate of [demanded, ifAny]) {
    expect(validate('2026-11-21', options)).toBe(true);
    expect(validate('21.11.2026', options)).toBe(day);
    expect(validate(20261121 as never, options)).toBe(day);
  }
  for (const nothing of [undefined, null, '']) {
    expect(demanded(nothing, options)).toBe(day);
    expect(ifAny(nothing, options)).toBe(true);
  }
});
