import { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { requireUzbekTitle } from './require-uzbek';

const save = (data: object | undefined, { locale = 'uz', originalDoc = {} } = {}) =>
  requireUzbekTitle('title')({
    data,
    originalDoc,
    req: { locale },
    collection: { slug: 'places' },
  } as never);

const _status = 'published';

test.each([
  { _status },
  { _status, title: '' },
  { _status, title: '  ' },
  { _status, title: null },
])('publishing %j in Uzbek is refused', (data) => {
  expect(() => save(data)).toThrow(ValidationError);
});

test('the refusal names the field', () => {
  try {
    save({ _status });
    expect.unreachable();
  } catch (error) {
    expect((error as ValidationError).data).toMatchObject({
      collection: 'places',
      errors: [{ path: 'title', message: expect.stringContaining('Uzbek') }],
    });
  }
});

test('taking the title away while publishing is refused, keeping it is not', () => {
  const originalDoc = { title: 'Suzani' };
  expect(() => save({ _status, title: '' }, { originalDoc })).toThrow(ValidationError);
  expect(() => save({ _status, title: null }, { originalDoc })).toThrow(ValidationError);
  expect(save({ _status }, { originalDoc })).toEqual({ _status });
});

test.each([
  ['a title', { _status, title: 'Suzani' }, 'uz'],
  ['a draft', { _status: 'draft', title: '' }, 'uz'],
  ['another language', { _status, title: '' }, 'ru'],
])('%s passes as it is', (_, data, locale) => {
  expect(save(data, { locale })).toBe(data);
});
