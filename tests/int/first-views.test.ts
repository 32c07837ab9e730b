import { describe, expect, test } from 'vitest';
import { queryNames } from '../../deploy/query-names';
import { everyLocale, send } from './site';
import { localised } from '@/lib/hrefs';

const views = Object.entries(queryNames.pages).map(([path, [name = '']]) => ({ path, name }));

const stateOf = async (address: string) => {
  const reply = await send(address);
  expect(reply.status).toBe(200);
  await reply.arrayBuffer();
  return reply.headers.get('x-nextjs-cache');
};

describe.each(everyLocale)('in %s', (lang) => {
  test.each(views)('$path is rendered once, and each time with a query', async ({ path, name }) => {
    const address = localised(path, lang);
    await expect.poll(() => stateOf(address), { timeout: 20_000, interval: 20 }).toBe('HIT');
    expect(await stateOf(`${address}?utm_source=letter`)).not.toBeNull();
    expect(await stateOf(`${address}?${name}=1`)).toBeNull();
  });

  test.each(views)('$path says its own address, and none of a folder', async ({ path }) => {
    const address = localised(path, lang);
    const html = await (await send(address)).text();
    expect(html).toContain(`rel="canonical" href=`);
    expect(html).toMatch(
      new RegExp(
        `hreflang="ru"[^>]*href="[^"]*/ru${path}"|href="[^"]*/ru${path}"[^>]*hrefLang="ru"`,
        'i',
      ),
    );
    expect(html.replace(/<script[^>]*>.*?<\/script>/gs, '')).not.toMatch(/(?:_|%5F)first/i);
    expect((await send(`${address}_first/`)).status).toBe(404);
  });
});
