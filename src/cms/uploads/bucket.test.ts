import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';

const bucket = {
  S3_BUCKET: 'parvoz',
  S3_ENDPOINT: 'http://storage.invalid',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

/** The configuration as it is with these variables. */
async function configured(variables: Record<string, string> = {}): Promise<SanitizedConfig> {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const config = await (await import('../../../payload.config')).default;
  vi.unstubAllEnvs();
  return config;
}

let without: SanitizedConfig;
let within: SanitizedConfig;
beforeAll(async () => {
  without = await configured();
  within = await configured(bucket);
}, 120_000);

const mediaOf = ({ collections }: SanitizedConfig) =>
  collections.find(({ slug }) => slug === 'media')!;

/** What of the fields decides about columns. */
const columns = (fields: Field[]) =>
  fields
    .map((field) => ('name' in field ? `${field.name} ${field.type}` : field.type))
    .sort()
    .join('\n');

test('a bucket changes neither the schema nor what the admin loads', () => {
  expect(mediaOf(without).upload.disableLocalStorage).toBeFalsy();
  expect(mediaOf(within).upload).toMatchObject({ adapter: 's3', disableLocalStorage: true });
  expect(within.collections.map(({ slug }) => slug)).toEqual(
    without.collections.map(({ slug }) => slug),
  );
  expect(columns(mediaOf(within).fields)).toBe(columns(mediaOf(without).fields));
  expect(within.admin.components.providers).toEqual(without.admin.components.providers);
  expect(within.admin.dependencies).toEqual(without.admin.dependencies);
  expect(within.endpoints?.length).toBe(without.endpoints?.length);
});

test('a storage that fails is told to the editor in words, other errors are not touched', () => {
  const [inWords] = mediaOf(within).hooks.afterError ?? [];
  const told = (error: Error) =>
    inWords?.({ error, req: { i18n: { language: 'ru' } }, context: {} } as never);
  const failure = Object.assign(new Error('UnknownError'), { $metadata: { httpStatusCode: 403 } });
  expect(told(failure)).toEqual({
    response: { errors: [{ message: expect.stringContaining('хранилище изображений') }] },
    status: 503,
  });
  expect(told(new Error('another'))).toBeUndefined();
});
