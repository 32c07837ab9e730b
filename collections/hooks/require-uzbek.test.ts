import { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { requireUzbekTitle } from './require-uzbek';

const label = { uz: 'Nomi', ru: 'Название', en: 'Name' };
const collection = { slug: 'places', flattenedFields: [{ name: 'title', type: 'text', label }] };

const save = (
  data: object | undefined,
  { locale = 'uz', originalDoc = {}, language = 'en' } = {},
) =>
  requireUzbekTitle('title')({
    data,
    originalDoc,
    req: { locale, i18n: { language }, t: (key: string) => `${key}:` },
    collection,
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

test.each([
  ['uz', 'Nomi', 'oʻzbekcha'],
  ['ru', 'Название', 'узбекский'],
  ['en', 'Name', 'Uzbek'],
])('the refusal names the field in the language of the interface, %s', (language, name, word) => {
  try {
    save({ _status }, { language });
    expect.unreachable();
  } catch (error) {
    const { data, message } = error as ValidationError;
    expect(message).toBe(`error:followingFieldsInvalid: ${name}`);
    expect(data).toMatchObject({
      collection: 'places',
      errors: [{ path: 'title', message: expect.stringContaining(word) }],
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
