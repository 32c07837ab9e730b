import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, inFull } from './test';

interface Login {
  email: string;
  password: string;
}

test.describe.configure({ mode: 'serial' });

async function publish(request: APIRequestContext, slug: string, data: object) {
  const login = JSON.parse(readFileSync(process.env.LOGIN_FILE ?? '', 'utf8')) as Login;
  const reply = await request.post('/cms-api/users/login', { data: login });
  const { token } = (await reply.json()) as { token: string };
  const response = await request.post(`/cms-api/globals/${slug}?locale=uz`, {
    headers: { authorization: `JWT ${token}`, 'if-match': '*' },
    data: { ...data, _status: 'published' },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const order = (name: string) => `(window.order = window.order || []).push('${name}')`;

/** The second waits for the network; the third must come after it all the same. */
const scripts = `<script data-counter="7">${order('first')}</script>
  <script src="/counter-of-a-test.js" crossorigin="anonymous"></script>
  <script>${order('third')}</script>
  <noscript><img src="/uncounted.gif" alt=""><script>${order('never')}</script></noscript>`;

test.afterAll(async ({ request }) => {
  await publish(request, 'metrics', { scripts: '', consent: false });
});

test('scripts that wait for consent are not in the HTML and run once it is given', async ({
  page,
  request,
}) => {
  await publish(request, 'metrics', { scripts, consent: true });
  expect(await (await request.get('/en/parking/')).text()).not.toContain('window.order');
  const reply = (await (await request.get('/api/metrics')).json()) as { data: object };
  expect(reply.data).toEqual({ scripts, consent: true });

  await page.route('**/counter-of-a-test.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ contentType: 'text/javascript', body: order('second') });
  });
  await page.goto('/en/parking/');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('window.order')).toBeUndefined();

  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => page.evaluate('window.order')).toEqual(['first', 'second', 'third']);
  const inserted = page.locator('head script[data-counter="7"]');
  await expect(inserted).toHaveCount(1);
  await expect(page.locator('head script[src="/counter-of-a-test.js"]')).toHaveAttribute(
    'crossorigin',
    'anonymous',
  );
  await expect(page.locator('img[src="/uncounted.gif"]')).toHaveCount(0);

  // Not again on the next page; at once on the next visit.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/career/);
  await expect(inserted).toHaveCount(1);
  await page.reload();
  await expect.poll(() => page.evaluate('window.order')).toEqual(['first', 'second', 'third']);
});

test(
  'with the switch off they stand in the head and wait for nothing',
  inFull,
  async ({ page, request }) => {
    await publish(request, 'metrics', { scripts, consent: false });
    const html = await (await request.get('/en/parking/')).text();
    expect(html.slice(0, html.indexOf('</head>'))).toContain('data-counter="7"');
    await page.goto('/en/parking/');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    expect(await page.evaluate('window.order')).toContain('first');
  },
);

test(
  'without a notice nothing is shown, and what waits for it waits for ever',
  inFull,
  async ({ page, request }) => {
    await publish(request, 'cookies', { enabled: false });
    try {
      await publish(request, 'metrics', { scripts, consent: true });
      await page.goto('/en/parking/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-cookie-notice]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('window.order')).toBeUndefined();
    } finally {
      await publish(request, 'cookies', { enabled: true });
    }
  },
);
