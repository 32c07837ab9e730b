import { FLIGHTS_REFRESH_MS, FLIGHTS_WITHDRAWN_MS } from '../../src/constants';
import { addDays, airportDate } from '../../src/lib/time';
import { expect, openPage, test, inFull } from './test';

declare global {
  interface Window {
    shifts: number[];
  }
}

const rows = 'ol li:has(time):visible';

test('direction, day and search live in the address', async ({ page }) => {
  await page.goto('/en/flight-board/');
  await page.getByRole('link', { name: 'Arrivals' }).click();
  await expect(page).toHaveURL(/direction=arrival/);
  await page.getByRole('searchbox').fill('istanbul');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=istanbul/);
  await expect(page).toHaveURL(/direction=arrival/);
  await expect(page.locator(rows).first()).toContainText('Istanbul');
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await expect(page).toHaveURL(/search=istanbul/);
});

test('a search without results says so and leads back', inFull, async ({ page }) => {
  await page.goto('/ru/flight-board/?search=qqqqq');
  await expect(page.locator(rows)).toHaveCount(0);
  await page.locator('main').getByRole('link').last().click();
  await expect(page.locator(rows).first()).toBeVisible();
});

test('a bad address shows the board, not an error', inFull, async ({ page }) => {
  const response = await page.goto('/en/flight-board/?direction=up&date=2026-99-99');
  expect(response?.status()).toBe(200);
  await expect(page.locator(rows).first()).toBeVisible();
});

test('a flight opens from the board', async ({ page }) => {
  await page.goto('/en/flight-board/?search=tk371');
  await page.locator(rows).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TK 371');
});

test('the gate of a flight leads to its place on the floor plan', async ({ page }) => {
  const reply = await page.request.get('/api/flights?direction=departure&lang=en');
  const { data } = (await reply.json()) as {
    data: { flights: { id: string; gate: string | null }[] };
  };
  const { id, gate } = data.flights.find((flight) => flight.gate) ?? {};
  await page.goto(`/en/flight-board/${id}/`);
  await page.getByRole('link', { name: `${gate} On the floor plan`, exact: true }).click();
  await expect(page).toHaveURL(`/en/airport/scheme/?floor=2&place=gate-${gate}`);
  await expect(
    page.getByRole('button', { name: new RegExp(`^Gate ${gate},`), pressed: true }),
  ).toBeVisible();
});

test('the board refreshes itself while it is visible', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/en/flight-board/');
  const asked = page.waitForRequest(/\/api\/flights\?/);
  await page.clock.runFor(31_000);
  const { 'cache-control': cacheControl } = await (await asked).allHeaders();
  expect(cacheControl, 'an older reply that the browser kept must not do').toMatch(
    /no-cache|max-age=0/,
  );
});

test('a failed refresh keeps the flights and says how old they are', async ({ page }) => {
  await page.route('**/api/flights?**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/en/flight-board/');
  await expect(page.getByText('Could not update')).toBeVisible();
  await expect(page.locator(rows).first()).toBeVisible();
});

test(
  'flights that could not be renewed for half an hour are taken away',
  inFull,
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/en/flight-board/');
    let failing = true;
    await page.route('**/api/flights?**', (route) =>
      failing ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
    );
    /** Half a minute, and the reply to what is asked then. */
    const turn = async () => {
      const reply = page.waitForResponse('**/api/flights?**');
      await page.clock.runFor(FLIGHTS_REFRESH_MS);
      await reply;
    };
    const turns = FLIGHTS_WITHDRAWN_MS / FLIGHTS_REFRESH_MS;
    for (let count = 0; count < turns - 2; count += 1) await turn();
    await expect(page.getByText('Could not update')).toBeVisible();
    await expect(page.locator(rows).first()).toBeVisible();
    for (let count = 0; count < 4; count += 1) await turn();
    await expect(page.getByText('Flights cannot be shown at the moment')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: /^\+998/ })).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(0);
    failing = false;
    await turn();
    await expect(page.locator(rows).first()).toBeVisible();
  },
);

// Tomorrow's: of today's one that has gone is followed by the one before it.
const tomorrow = addDays(airportDate(Date.now()), 1);

for (const [name, path, list] of [
  ['the board', `/en/flight-board/?date=${tomorrow}`, 'main ol'],
  ['the first page', '/en/', 'ol[aria-label="Next departures"]'],
] as const) {
  test(`on ${name} a flight that goes makes no other jump`, inFull, async ({ page }) => {
    const flights = page.locator(list).locator('li:has(time)');
    const first = flights.first().getByRole('link');
    let gone = '';
    await page.route('**/api/flights?**', async (route) => {
      const reply = await route.fetch();
      const { data, ...body } = (await reply.json()) as { data: { flights: { id: string }[] } };
      const left = data.flights.filter(({ id }) => !gone.includes(`/${id}/`));
      await route.fulfill({ response: reply, json: { ...body, data: { ...data, flights: left } } });
    });
    await page.clock.install();
    await openPage(page, path);
    await page.evaluate(() => {
      window.shifts = [];
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) {
          window.shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: 'layout-shift' });
    });
    const other = await flights.nth(1).elementHandle();
    const top = async () => (await other?.boundingBox())?.y;
    const before = await top();
    // From here a reply that is still awaited since the page opened takes the flight away too.
    gone = (await first.getAttribute('href')) ?? '';
    await page.clock.runFor(FLIGHTS_REFRESH_MS);
    await expect(first).not.toHaveAttribute('href', gone);
    await expect.poll(top).toBeLessThan(before ?? 0);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}

test(
  'when the flights of the day run out, the first page goes on with those of tomorrow',
  inFull,
  async ({ page }) => {
    let left = 1;
    await page.route('**/api/flights?**', async (route) => {
      const reply = await route.fetch();
      const { data, ...body } = (await reply.json()) as { data: { flights: object[] } };
      const { searchParams } = new URL(route.request().url());
      const flights = data.flights.slice(0, searchParams.has('date') ? undefined : left);
      const waiting = flights.map((flight) => ({
        ...flight,
        status: { value: 'scheduled', text: '' },
      }));
      await route.fulfill({
        response: reply,
        json: { ...body, data: { ...data, flights: waiting } },
      });
    });
    await page.clock.install();
    await openPage(page, '/en/');
    await expect(page.getByRole('link', { name: 'All departures today' })).toBeVisible();
    const list = page.getByRole('list', { name: 'Next departures' });
    const texts = () =>
      list.getByRole('listitem').evaluateAll((items) => items.map((item) => item.textContent));
    await expect
      .poll(texts)
      .toEqual([
        expect.stringMatching(/\d\d:\d\d/),
        'Tomorrow',
        ...Array<unknown>(3).fill(expect.stringMatching(/\d\d:\d\d/)),
      ]);
    left = 0;
    await page.clock.runFor(FLIGHTS_REFRESH_MS);
    await expect.poll(async () => (await texts())[0]).toBe('Tomorrow');
    await page.getByRole('link', { name: 'All departures tomorrow' }).click();
    await expect(page).toHaveURL(/\/en\/flight-board\/\?date=/);
  },
);

test(
  'the page of a flight that stays open follows what becomes known',
  inFull,
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/en/flight-board/?search=tk371');
    await page.locator(rows).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TK 371');
    const rendered = (url: URL) =>
      url.searchParams.has('_rsc') && /-board\/.+\//.test(url.pathname);
    let refreshed = 0;
    page.on('request', (request) => (refreshed += Number(rendered(new URL(request.url())))));
    /** Half a minute at a time, until the page was rendered anew. */
    const isRefreshed = async () => {
      const before = refreshed;
      await expect
        .poll(async () => {
          await page.clock.runFor(FLIGHTS_REFRESH_MS);
          return refreshed;
        })
        .toBeGreaterThan(before);
    };
    let minutes = 0;
    let failing = false;
    await page.route('**/api/flights/*?**', async (route) => {
      if (failing) return route.fulfill({ status: 503, body: '{}' });
      const reply = await route.fetch();
      const { data, ...body } = (await reply.json()) as { data: { as_of: string } };
      minutes += 1;
      const asOf = new Date(Date.parse(data.as_of) + minutes * 60_000).toISOString();
      await route.fulfill({ response: reply, json: { ...body, data: { ...data, as_of: asOf } } });
    });
    await isRefreshed();
    await isRefreshed();
    failing = true;
    const failed = page.waitForResponse((reply) => reply.status() === 503);
    await page.clock.runFor(FLIGHTS_REFRESH_MS);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TK 371');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the board, its filters and a flight work', async ({ page }) => {
    await page.goto('/en/flight-board/');
    await expect(page.locator(rows).first()).toBeVisible();
    await page.getByRole('searchbox').fill('TK 371');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/en\/flight-board\/\?.*search=TK/);
    await expect(page.locator(rows)).toHaveCount(1);
    await page.locator(rows).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TK 371');
  });
});
