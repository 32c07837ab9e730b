import { describe, expect, test, vi } from 'vitest';
import { sampled } from '../sample';
import { html } from './pages';
import { send, everyLocale, secondSiteUrl, siteUrl } from './site';
import { mainOf, seenTexts } from './words';

/** Statuses go by the clock; two replies a moment apart may differ in them once. */
const TRIES = { timeout: 30_000, interval: 500 };

async function data(path: string, base?: string): Promise<Record<string, unknown>> {
  const response = await send(path, {}, base);
  expect(response.status, path).toBe(200);
  // Pictures that the first names by path are named by address where they come from it.
  const text = (await response.text()).replaceAll(`"${siteUrl}/`, '"/');
  const body = JSON.parse(text) as { data: Record<string, unknown> };
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
  `/api/card-list/shops?lang=${lang}&floor=1`,
  `/api/card-list/duty-free/registon-duty-free?lang=${lang}`,
  `/api/press?lang=${lang}&search=istanbul`,
  `/api/search?lang=${lang}&search=taxi`,
  `/api/search?lang=${lang}&search=taxi&type=short`,
  `/api/services?lang=${lang}`,
  `/api/services/prayer-room?lang=${lang}`,
  `/api/partners?lang=${lang}`,
  `/api/partners/flydubai?lang=${lang}`,
  `/api/pages?lang=${lang}`,
  `/api/pages/passengers--baggage?lang=${lang}`,
  `/api/people/sardor-rahimov?lang=${lang}`,
  `/api/scheme?lang=${lang}`,
]);

test.each(paths)('an instance fed by another answers %s like it', sameReply);

test('a flight of the second instance has the detail of the first', async () => {
  const { flights } = (await data('/api/flights?lang=en')) as { flights?: { id: string }[] };
  await sameReply(`/api/flights/${flights?.[0]?.id}?lang=en`);
});

describe('an instance fed by another renders the same pages', () => {
  const pages = ['/services/shops/', '/services/shops/dorixona/', '/passengers/baggage/'];

  test.each([...everyLocale])('the home page in %s', async (lang) => {
    const { status, text } = await html('/', lang, secondSiteUrl);
    expect(status).toBe(200);
    expect(seenTexts(mainOf(text)).length).toBeGreaterThan(20);
  });

  test.each(
    pages.flatMap((path) => sampled(path, everyLocale).map((lang) => [path, lang] as const)),
  )('%s in %s', async (path, lang) => {
    const [first, second] = await Promise.all([html(path, lang), html(path, lang, secondSiteUrl)]);
    expect(second.status).toBe(200);
    const texts = seenTexts(mainOf(first.text));
    expect(texts.length).toBeGreaterThan(5);
    expect(seenTexts(mainOf(second.text))).toEqual(texts);
  });
});
