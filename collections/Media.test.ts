import { ValidationError, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import configuration from '../payload.config';
import { MAX_BYTES } from '../src/cms/uploads/pictures';

const mediaOf = ({ collections }: SanitizedConfig) =>
  collections.find(({ slug }) => slug === 'media')!;

const upload = async (data?: Buffer, name = 'a.png') => {
  const collection = mediaOf(await configuration);
  const req = {
    file: data && { data, name },
    context: {},
    i18n: { language: 'ru' },
    t: (key: string) => key,
  };
  let args: { req: typeof req } = { req };
  for (const hook of collection.hooks.beforeOperation) {
    args = (await hook({ args, collection, operation: 'create', req } as never)) as typeof args;
  }
  return args.req === req && req.file?.data === data;
};

test('a picture passes, and so does a change without a file', async () => {
  const create = { width: 1, height: 1, channels: 3, background: '#fff' } as const;
  expect(await upload(await sharp({ create }).png().toBuffer())).toBe(true);
  expect(await upload()).toBe(true);
});

test.each([
  ['another file', 'a.png', 'не изображение'],
  ['a name that is none', 'a\u0085.png', 'Имя этого файла'],
])('%s is refused in words', async (_, name, words) => {
  const refusal = await upload(Buffer.from('<svg/>'), name).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ValidationError);
  expect((refusal as ValidationError).data.errors).toMatchObject([
    { path: 'file', message: expect.stringContaining(words) },
  ]);
});

test('files are cut off where they are refused, and fetched from nowhere', async () => {
  const config = await configuration;
  expect(config.upload).toMatchObject({ abortOnLimit: false, limits: { fileSize: MAX_BYTES } });
  expect(mediaOf(config).upload).toMatchObject({ pasteURL: false, resizeOptions: { width: 3840 } });
});

test('GraphQL is off', async () => {
  expect((await configuration).graphQL).toMatchObject({ disable: true });
});

test('a name of its own leaves a field of Payload as it was', async () => {
  const { fields } = mediaOf(await configuration);
  const named = (name: string) => fields.filter((field) => 'name' in field && field.name === name);
  expect(named('url')).toMatchObject([
    { admin: { hidden: true, readOnly: true }, hooks: { afterRead: [expect.any(Function)] } },
  ]);
  expect(named('mimeType')).toMatchObject([{ validate: expect.any(Function) }]);
});
