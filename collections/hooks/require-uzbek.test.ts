import { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { requireUzbekTitle } from './require-uzbek';

const label = { uz: 'Nomi', ru: 'Название', en: 'Name' };
const collection = { slug: 'places', flattenedFields: [{ name: 'title', type: 'text', label }] };

const save = async (
  data: object | undefined,
  { locale = 'uz', originalDoc = {}, language = 'en' } = {},
) =>
  requireUzbekTitle('title')({
    data,
    originalDoc,
    req: { locale, context: {}, i18n: { language }, t: (key: string) => `${key}:` },
    collection,
  } as never);

const _status = 'published';

test.each([
  { _status },
  { _status, title: '' },
  { _status, title: '  ' },
  { _status, title: null },
])('publishing %j in Uzbek is refused', async (data) => {
  await expect(save(data)).rejects.toThrow(ValidationError);
});

test.each([
  ['uz', 'Nomi', 'oʻzbekcha'],
  ['ru', 'Название', 'узбекский'],
  ['en', 'Name', 'Uzbek'],
])(
  'the refusal names the field in the language of the interface, %s',
  async (language, name, word) => {
    const { data, message } = await save({ _status }, { language }).then(
      () => expect.unreachable(),
      (error: unknown) => error as ValidationError,
    );
    expect(message).toBe(`error:followingFieldsInvalid: ${name}`);
    expect(data).toMatchObject({
      collection: 'places',
      errors: [{ path: 'title', message: expect.stringContaining(word) }],
    });
  },
);

test('taking the title away while publishing is refused, keeping it is not', async () => {
  const originalDoc = { title: 'Suzani' };
  for (const title of ['', null]) {
    await expect(save({ _status, title }, { originalDoc })).rejects.toThrow(ValidationError);
  }
  expect(await save({ _status }, { originalDoc })).toEqual({ _status });
});

test.each([
  ['a title', { _status, title: 'Suzani' }, 'uz'],
  ['a draft', { _status: 'draft', title: '' }, 'uz'],
  ['another language', { _status, title: '' }, 'ru'],
])('%s passes as it is', async (_, data, locale) => {
  expect(await save(data, { locale })).toBe(data);
});
