import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { toCyrillic, toLatin } from '@/i18n/uzbek-alphabets/cyrillic';
import { routes } from '@/routes';
import { realPath } from '../paths';
import { chosen } from '../sample';
import { getJson } from './pages';
import { send } from './site';

const cookie = 'alphabet=cyrillic';
const inCyrillic = (path: string, headers: Record<string, string> = {}) =>
  send(path, { headers: { ...headers, cookie } });
const textOf = async (reply: Promise<Response>) => (await reply).text();

const UNSEEN = ['script', 'style', 'noscript', 'svg'];
const SAID = ['alt', 'aria-label', 'placeholder', 'title'];

/** What a page says to its readers: words, names of things, its head; not what is in another language. */
function said(html: string): string[] {
  const texts: string[] = [];
  const walk = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push(node.data);
      if (!('attribs' in node) || UNSEEN.includes(node.name)) continue;
      if (node.attribs.lang && node.name !== 'html') continue;
      texts.push(...SAID.map((name) => node.attribs[name] ?? ''));
      if (node.attribs.name === 'description') texts.push(node.attribs.content ?? '');
      walk(node.children);
    }
  };
  walk(parseDocument(html).children);
  return texts.map((text) => text.trim()).filter(Boolean);
}

const LIVE = ['/', '/flight-board/', '/search/?search=багаж', '/airport/scheme/'];
const others = routes.map(({ path }) => path).filter((path) => !LIVE.includes(path));

describe.each([...LIVE, ...others.filter((path) => chosen(path, 4))])('%s', (route) => {
  test('says nothing in Latin letters but names and codes', async () => {
    const reply = await inCyrillic(await realPath(route, getJson));
    expect(reply.status).toBe(200);
    const html = await reply.text();
    expect(html).toContain('<html lang="uz-Cyrl"');
    const texts = said(html);
    expect(texts.filter((text) => /\p{Script=Cyrillic}/u.test(text)).length).toBeGreaterThan(20);
    expect(texts.filter((text) => toCyrillic(text) !== text)).toEqual([]);
    // Next-intl shows the key of a message that is missing.
    expect(texts.filter((text) => /^[a-z]+(?:\.\w+)+$/i.test(text))).toEqual([]);
  });
});

describe('a page in Cyrillic', () => {
  test('has the addresses, the alternates and the letters that it needs', async () => {
    const { head } = /<head>(?<head>.*?)<\/head>/s.exec(await textOf(inCyrillic('/parking/')))!
      .groups as { head: string };
    expect(head).toMatch(/<link rel="canonical" href="[^"]*\/parking\/"/);
    expect(head).toMatch(/<link rel="alternate" hrefLang="uz" href="[^"]*\/parking\/"/i);
    expect(head).not.toMatch(/hrefLang="uz-Cyrl"/i);
    expect(head).toMatch(/property="og:image" content="[^"]*lang=uz-Cyrl/);
    expect(head).toContain('unicode-range:U+492-493');
    expect(head.match(/rel="preload"[^>]*\.woff2/g)).toHaveLength(3);
  });

  test('is not told apart by its address, which is 404', async () => {
    for (const path of [
      '/uz-Cyrl/',
      '/uz-Cyrl/parking/',
      '/UZ-CYRL/',
      '/uz-Cyrl/services/shops/',
    ]) {
      for (const reply of [await send(path), await inCyrillic(path)]) {
        expect(reply.status, path).toBe(404);
      }
    }
    const missing = await inCyrillic('/no/such/page/');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Бундай саҳифа йўқ');
  });

  test('is another entry of the caches, that of the others stays', async () => {
    await send('/parking/');
    const [latin, cyrillic] = [await send('/parking/'), await inCyrillic('/parking/')];
    expect(await latin.text()).toContain('<html lang="uz"');
    expect(await cyrillic.text()).toContain('<html lang="uz-Cyrl"');
    const etag = latin.headers.get('etag') ?? '';
    expect(cyrillic.headers.get('etag')).not.toBe(etag);
    // Without the second, fetch adds that it wants no cached page.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await inCyrillic('/parking/', known)).status).toBe(200);
    expect((await send('/parking/', { headers: known })).status).toBe(304);
    for (const reply of [latin, cyrillic]) expect(reply.headers.get('vary')).toContain('Cookie');
    expect((await send('/ru/parking/')).headers.get('vary')).not.toContain('Cookie');
  });

  test('comes as a client navigation too', async () => {
    // The router adds to the address what its headers are, and Next leads to that.
    const reply = await send('/parking/', { headers: { cookie, rsc: '1' }, redirect: 'follow' });
    expect(reply.headers.get('content-type')).toContain('text/x-component');
    expect(await reply.text()).toContain('Автотураргоҳ');
  });

  test.each(['/ru/parking/', '/en/parking/'])('%s is what it is without', async (path) => {
    const [without, withCookie] = [await textOf(send(path)), await textOf(inCyrillic(path))];
    expect(withCookie).toBe(without);
  });

  test('has its sharing picture', async () => {
    const html = await textOf(inCyrillic('/parking/'));
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'));
    const reply = await send(pathname + search);
    expect(reply.headers.get('content-type')).toBe('image/png');
    const forged = await send(pathname + search.replace('uz-Cyrl', 'uz'));
    expect(forged.status).toBe(404);
  });

  test('says that a request is refused', async () => {
    const reply = await send('/parking/', { method: 'PUT', headers: { cookie } });
    expect(reply.status).toBe(405);
    expect(await reply.text()).toContain('<title>Сўров бажарилмади</title>');
  });
});

describe('the API', () => {
  test('answers readers of Cyrillic in it, others as ever', async () => {
    const path = '/api/pages/parking';
    const title = async (reply: Promise<Response>) =>
      ((await (await reply).json()) as { data: { page: { title: string } } }).data.page.title;
    expect(await title(inCyrillic(path))).toBe('Автотураргоҳ');
    expect(await title(send(path))).toBe('Avtoturargoh');
    const russian = `${path}?lang=ru`;
    expect(await title(inCyrillic(russian))).toBe(await title(send(russian)));
  });

  test.each(['автотураргоҳ', 'wi-fi', 'поезд', 'цирк', 'Екатеринбург', 'йўл', 'нон ва чой'])(
    'finds for %s what the same word in Latin letters finds, with its marks',
    async (query) => {
      const links = async (reply: Promise<Response>) => {
        const { data } = (await (await reply).json()) as {
          data: { items: { link: string; title: string; text: string }[] };
        };
        return data.items;
      };
      const address = (search: string) => `/api/search?${new URLSearchParams({ search })}`;
      const found = await links(inCyrillic(address(query)));
      const same = await links(send(address(toLatin(query))));
      expect(found.map(({ link }) => link)).toEqual(same.map(({ link }) => link));
      const marked = (items: typeof found) =>
        items.map(({ title, text }) => (title + text).match(/<mark>/g)?.length ?? 0);
      expect(marked(found)).toEqual(marked(same));
      for (const { title } of found) expect(toCyrillic(title)).toBe(title);
    },
  );
});

describe('choosing', () => {
  const choose = (path: string, init: RequestInit = {}) => send(`/alphabet/${path}`, init);
  const outcome = ({ status, headers }: Response) => [
    status,
    headers.get('location'),
    headers.get('set-cookie')?.replace(/; Secure$/, '') ?? null,
    headers.get('cache-control'),
  ];
  const kept = 'alphabet=cyrillic; Path=/; Max-Age=31536000; SameSite=Lax';

  test('keeps the alphabet and leads to the page, with its query', async () => {
    const board = '/flight-board/?direction=arrival&search=%D0%B0';
    expect(outcome(await choose(`cyrillic${board}`))).toEqual([303, board, kept, 'no-store']);
    expect(outcome(await choose('latin/'))).toEqual([
      303,
      '/',
      'alphabet=latin; Path=/; Max-Age=0; SameSite=Lax',
      'no-store',
    ]);
  });

  test.each([
    ['cyrillic//elsewhere.example/', '/elsewhere.example/'],
    ['cyrillic/.//elsewhere.example/', '/elsewhere.example/'],
    ['cyrillic/%2F%2Felsewhere.example/', '/%2F%2Felsewhere.example/'],
  ])('%s stays on the site', async (path, location) => {
    const reply = await choose(path);
    const [status, leads] = outcome(reply);
    // Next may put the slashes of an address right first.
    if (status === 303) expect(leads).toBe(location);
    else expect([301, 307, 308]).toContain(status);
    const target = new URL(String(leads), 'http://localhost');
    expect(target.host).toBe('localhost');
  });

  test.each(['reformed/', 'greek/parking/', ''])('/alphabet/%s is 404', async (path) => {
    expect((await choose(path)).status).toBe(404);
  });

  test.each<[string, RequestInit]>([
    ['a link of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a browser that fetches ahead', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a question for the head alone', { method: 'HEAD' }],
  ])('%s keeps nothing', async (_, init) => {
    const reply = outcome(await choose('cyrillic/parking/', init));
    expect(reply.slice(0, 3)).toEqual([303, '/parking/', null]);
  });
});

test('who has not chosen gets two links more and nothing else', async () => {
  const html = await textOf(send('/parking/'));
  const links = html.match(/<a[^>]*\/alphabet\/[^>]*>[^<]*<\/a>/g) ?? [];
  expect(links).toHaveLength(1);
  expect(links[0]).toMatch(/rel="nofollow"/);
  const [body = ''] = /<body.*(?=<script)/s.exec(html) ?? [];
  expect(said(body).join(' ')).not.toMatch(/[ғқҳўА-Я][а-я]*\s[а-яғқҳў]+/);
  expect(html).not.toContain('onest-uzbek');
  expect(html).not.toContain('uzbek');
});
