import { ValidationError, type SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import configuration from '../payload.config';

const mediaOf = ({ collections }: SanitizedConfig) =>
  collections.find(({ slug }) => slug === 'media')!;

const upload = async (mimetype: string | null) => {
  const collection = mediaOf(await configuration);
  const file = mimetype === null ? undefined : { mimetype };
  const req = { file, i18n: { language: 'ru' }, t: (key: string) => key };
  const args = { req };
  return collection.hooks.beforeOperation[0]?.({ args, collection, req } as never) === args;
};

test.each(['image/png', 'image/avif', 'application/octet-stream', '', null])(
  '%s passes',
  async (type) => {
    expect(await upload(type)).toBe(true);
  },
);

test.each(['application/pdf', 'image/svg+xml'])('%s is refused in words', async (type) => {
  const refusal: unknown = await upload(type).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ValidationError);
  expect((refusal as ValidationError).data.errors).toMatchObject([
    { path: 'file', message: expect.stringContaining('не изображение') },
  ]);
});

test('a name of its own leaves a field of Payload as it was', async () => {
  const { fields } = mediaOf(await configuration);
  const named = (name: string) => fields.filter((field) => 'name' in field && field.name === name);
  expect(named('url')).toMatchObject([
    { admin: { hidden: true, readOnly: true }, hooks: { afterRead: [expect.any(Function)] } },
  ]);
  expect(named('mimeType')).toMatchObject([{ validate: expect.any(Function) }]);
});
