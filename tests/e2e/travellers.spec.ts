import type { Locator, Page } from '@playwright/test';
import { airportClock, addDays, airportDate } from '../../src/lib/time';
import { expect, openPage, test } from './test';

/** Five questions of travellers on a phone, with a person's pauses: how long it takes until the answer is on the screen. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What somebody needs to see what is to be tapped next, and to find a key. */
const THINKING_MS = 600;
const TYPING_MS = 180;

class Traveller {
  private keys = 0;
  private constructor(
    private readonly page: Page,
    private readonly since: number,
  ) {}

  static async on(page: Page, path: string): Promise<Traveller> {
    await openPage(page, path);
    return new Traveller(page, Date.now());
  }

  async taps(target: Locator): Promise<void> {
    await this.page.waitForTimeout(THINKING_MS);
    await target.tap();
  }

  async types(text: string): Promise<void> {
    await this.page.waitForTimeout(THINKING_MS);
    await this.page.keyboard.type(text, { delay: TYPING_MS });
    this.keys += text.length;
  }

  /** The answer is within the screen, without scrolling, in time and after no more keys. */
  async sees(answer: Locator, seconds: number, keys = Infinity): Promise<void> {
    // It looks in every frame, where `expect` looks again after up to a second.
    await answer.waitFor();
    await expect(answer).toBeInViewport({ ratio: 0.9 });
    const took = (Date.now() - this.since) / 1000;
    console.log(`${test.info().title}: ${took.toFixed(1)} s, ${this.keys} keys`);
    expect(took).toBeLessThanOrEqual(seconds);
    expect(this.keys).toBeLessThanOrEqual(keys);
  }
}

const search = (page: Page) => page.locator('header').getByRole('button', { name: 'Search' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

interface Board {
  data: {
    flights: { id: string; gate: string | null; scheduled_at: string; city: { name: string } }[];
  };
}

test('the gate of the next flight to a city', async ({ page }) => {
  const reply = await page.request.get('/api/flights?direction=departure&lang=en');
  const { data } = (await reply.json()) as Board;
  const ahead = data.flights.filter(
    ({ scheduled_at: at }) => Date.parse(at) > Date.now() + 3_600_000,
  );
  const [flight] = ahead;
  if (!flight) throw new Error('There are no departures any more today.');
  const traveller = await Traveller.on(page, '/en/');
  await traveller.taps(search(page));
  await traveller.types(flight.city.name.slice(0, 4).toLowerCase());
  const answer = options(page)
    .filter({ hasText: airportClock(Date.parse(flight.scheduled_at)) })
    .first();
  await traveller.sees(answer, 6, 4);
  await expect(answer).toContainText(/[Gg]ate/);
});

test('arrivals from Moscow tomorrow', async ({ page }) => {
  const traveller = await Traveller.on(page, '/en/');
  await traveller.taps(page.getByRole('main').getByRole('link', { name: 'Arrivals' }).first());
  await traveller.taps(page.getByRole('main').getByRole('searchbox').first());
  await traveller.types('mosc');
  await traveller.taps(page.getByRole('button', { name: 'Find my flight' }));
  await traveller.taps(page.getByRole('link', { name: /^Tomorrow/ }));
  const tomorrow = addDays(airportDate(Date.now()), 1).replaceAll('-', '');
  const answer = page.getByRole('main').locator(`li:has(a[href*="-${tomorrow}-a"])`).first();
  await traveller.sees(answer, 7);
  await expect(answer).toContainText('Moscow');
});

test('whether a power bank may be taken along', async ({ page }) => {
  const traveller = await Traveller.on(page, '/en/');
  await traveller.taps(page.getByRole('link', { name: /What may I bring/ }));
  await traveller.taps(page.getByRole('button', { name: /[Pp]ower bank/ }));
  await traveller.sees(
    page.getByRole('main').getByRole('heading', { name: 'Power bank', exact: true }),
    4,
  );
});

test('what three days of parking cost', async ({ page }) => {
  const traveller = await Traveller.on(page, '/en/');
  await traveller.taps(
    page
      .getByRole('main')
      .getByRole('link', { name: /Parking/ })
      .first(),
  );
  await traveller.taps(page.getByRole('button', { name: '3 days' }));
  const prices = page
    .getByRole('status')
    .filter({ hasText: /75,000 UZS/ })
    .locator('dl');
  await traveller.sees(prices, 6);
});

test('where the pharmacy is on the plan', async ({ page }) => {
  const traveller = await Traveller.on(page, '/en/');
  await traveller.taps(search(page));
  await traveller.types('phar');
  await traveller.taps(
    options(page)
      .filter({ hasText: /[Pp]harmacy/ })
      .first(),
  );
  await traveller.taps(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Floor \d/ })
      .first(),
  );
  const plan = page.getByRole('group', { name: /^Plan of floor/ });
  await traveller.sees(plan.getByRole('button', { pressed: true }), 5);
});
