import { expect, test } from 'vitest';
import { ask, everyLocale, secondSiteUrl } from './site';

/** `as_of` and statuses go by the clock; two replies a moment apart may differ in them once. */
const TRIES = { timeout: 30_000, interval: 500 };

const body = async (path: string, base?: string) => (await ask(path, {}, base)).json();

const paths = everyLocale.flatMap((lang) => [
  `/api/pages/layout?lang=${lang}`,
  `/api/pages/404?lang=${lang}`,
  `/api/schedule?lang=${lang}&direction=arrival`,
  `/api/flights?lang=${lang}`,
  `/api/flights?lang=${lang}&direction=arrival&search=hy`,
]);

test.each(paths)('an instance fed by another answers %s like it', async (path) => {
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all([body(path), body(path, secondSiteUrl)]);
      return withoutClock(second) === withoutClock(first);
    }, TRIES)
    .toBe(true);
});

const withoutClock = (reply: unknown) =>
  JSON.stringify(reply, (key, value: unknown) => (key === 'as_of' ? '' : value));

test('a flight of the second instance has the detail of the first', async () => {
  const { data } = (await body('/api/flights?lang=en')) as { data: { flights: { id: string }[] } };
  const path = `/api/flights/${data.flights[0]?.id}?lang=en`;
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all([body(path), body(path, secondSiteUrl)]);
      return withoutClock(second) === withoutClock(first);
    }, TRIES)
    .toBe(true);
});
