import { expect, test, vi } from 'vitest';
import { ask, everyLocale, secondSiteUrl } from './site';

/** Statuses go by the clock; two replies a moment apart may differ in them once. */
const TRIES = { timeout: 30_000, interval: 500 };

async function data(path: string, base?: string): Promise<Record<string, unknown>> {
  const response = await ask(path, {}, base);
  expect(response.status, path).toBe(200);
  const body = (await response.json()) as { data: Record<string, unknown> };
  return { ...body.data, as_of: null };
}

const sameReply = (path: string) =>
  vi.waitFor(async () => {
    const [first, second] = await Promise.all([data(path), data(path, secondSiteUrl)]);
    expect(second).toEqual(first);
  }, TRIES);

const paths = everyLocale.flatMap((lang) => [
  `/api/pages/layout?lang=${lang}`,
  `/api/pages/404?lang=${lang}`,
  `/api/schedule?lang=${lang}&direction=arrival`,
  `/api/flights?lang=${lang}`,
  `/api/flights?lang=${lang}&direction=arrival&search=hy`,
]);

test.each(paths)('an instance fed by another answers %s like it', sameReply);

test('a flight of the second instance has the detail of the first', async () => {
  const { flights } = (await data('/api/flights?lang=en')) as { flights?: { id: string }[] };
  await sameReply(`/api/flights/${flights?.[0]?.id}?lang=en`);
});
