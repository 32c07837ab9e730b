import { describe, expect, test } from 'vitest';
import { aliases, leaderPath, routes } from '@/routes';
import { send, everyLocale } from './site';

const prefix = (locale: string) => (locale === 'uz' ? '' : `/${locale}`);

async function redirect(path: string): Promise<[number, string]> {
  const response = await send(path);
  const location = response.headers.get('location') ?? '';
  return [response.status, location.replace(/^https?:\/\/[^/]+/, '')];
}

describe('redirects take one hop', () => {
  for (const locale of everyLocale) {
    test(`a missing slash, ${locale}`, async () => {
      const path = `${prefix(locale)}/flight-board`;
      const query = '?search=istanbul&direction=arrival';
      expect(await redirect(path + query)).toEqual([301, `${path}/${query}`]);
    });

    const named = Object.entries(aliases).filter(([alias]) => !alias.includes(':'));
    test.each(named)(`alias %s, ${locale}`, async (alias, target) => {
      for (const slash of ['', '/']) {
        const given = `${prefix(locale)}${alias}${slash}`;
        expect(await redirect(given)).toEqual([301, prefix(locale) + target]);
      }
    });

    test(`the leader's older path, ${locale}`, async () => {
      for (const path of ['/airport/management', '/airport/management/someone/']) {
        expect(await redirect(prefix(locale) + path)).toEqual([301, prefix(locale) + leaderPath]);
      }
    });
  }

  test('repeated slashes, to no other site', async () => {
    expect(await redirect('//parking?from=a//b')).toEqual([301, '/parking/?from=a//b']);
    expect(await redirect('/ru//passengers//faq//')).toEqual([301, '/ru/passengers/faq/']);
    expect(await redirect('//api//flights?lang=en')).toEqual([301, '/api/flights?lang=en']);
    expect((await send('//example.com/')).headers.get('location')).toBe('/example.com/');
    expect((await send('/\\example.com/')).headers.get('location')).toBe('/example.com/');
  });

  test('the prefix of the default language', async () => {
    expect(await redirect('/uz')).toEqual([301, '/']);
    expect(await redirect('/uz/')).toEqual([301, '/']);
    expect(await redirect('/uz/flight-board?date=2026-01-01')).toEqual([
      301,
      '/flight-board/?date=2026-01-01',
    ]);
    expect(await redirect('/uz/tablo')).toEqual([301, '/flight-board/']);
    expect(await redirect('/ru')).toEqual([301, '/ru/']);
  });
});

describe('unknown routes', () => {
  for (const locale of everyLocale) {
    test(`404 in the error page, ${locale}`, async () => {
      const response = await send(`${prefix(locale)}/no/such/page/`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This page could not be found');
    });
  }

  const details = routes.map(({ path }) => path).filter((path) => path.includes('{'));
  test.each(details)('an unknown id of %s is a real 404 in the error page', async (route) => {
    for (const locale of everyLocale) {
      const response = await send(prefix(locale) + route.replace(/\{\w+\}/, 'no-such-thing'));
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This page could not be found');
    }
  });

  test.each(['/de/', '/favicon.php', '/flight-board/nothing/', '/en/flight-board/hy1-20260230-d/'])(
    '%s is 404',
    async (path) => {
      expect((await send(path)).status).toBe(404);
    },
  );
});

test('a page sets no cookie and requests no client hint', async () => {
  const { headers } = await send('/');
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('critical-ch')).toBeNull();
});

test('pictures that only a deployment changes are cached for five minutes', async () => {
  const cacheControl = async (path: string) => (await send(path)).headers.get('cache-control');
  for (const path of ['/favicon.svg', '/plans/floor-2.svg', '/how-to-get-there.svg']) {
    expect(await cacheControl(path), path).toBe('public, max-age=300');
  }
  expect(await cacheControl('/plans/no-such.svg')).not.toContain('max-age=300');
});
