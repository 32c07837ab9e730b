import type { Page } from '@playwright/test';
import { parkingPrice } from '../../src/features/pages/sections/tariffs/parking';
import { sumText } from '../../src/lib/sum-text';
import { sampled } from '../sample';
import { choose } from './choose';
import { expect, openPage, test, inFull } from './test';

interface Section {
  type: string;
  items: {
    id: string;
    title: string;
    value: string;
    free_minutes: number;
    hour_price: number;
    day_price: number;
  }[];
}

/** The items of a page's sections of one type. */
async function itemsOf(page: Page, slug: string, type: string): Promise<Section['items']> {
  const reply = await page.request.get(`/api/pages/${slug}?lang=en`);
  const { data } = (await reply.json()) as { data: { page: { sections: Section[] } } };
  return data.page.sections
    .filter((section) => section.type === type)
    .flatMap(({ items }) => items);
}

const halls = '/en/services/business-halls/';
const hall = (page: Page, name: string) => page.getByRole('article', { name });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Choose a hall' }).getByRole('link', { name });

/** The business halls by their tabs, the same with and without scripts. */
async function checkHalls(page: Page) {
  await page.goto(halls);
  await expect(hall(page, 'CIP hall')).toBeVisible();
  await expect(hall(page, 'VIP hall')).toHaveCount(0);
  await tab(page, 'VIP hall').click();
  await expect(page).toHaveURL(`${halls}?tab=vip`);
  await expect(hall(page, 'VIP hall')).toBeVisible();
  await expect(hall(page, 'CIP hall')).toHaveCount(0);
  await expect(tab(page, 'VIP hall')).toHaveAttribute('aria-current', 'true');
  await tab(page, 'CIP hall').click();
  await expect(page).toHaveURL(`${halls}?tab=cip`);
  await expect(hall(page, 'CIP hall')).toBeVisible();
  await expect(hall(page, 'VIP hall')).toHaveCount(0);
  await page.goto(`${halls}?tab=vip`);
  await expect(hall(page, 'VIP hall')).toBeVisible();
  await expect(hall(page, 'CIP hall')).toHaveCount(0);
  const response = await page.goto(`${halls}?tab=nothing`);
  expect(response?.status()).toBe(200);
  await expect(hall(page, 'CIP hall')).toBeVisible();
}

test('the business halls are tabs with addresses', async ({ page }) => checkHalls(page));

const faq = '/en/passengers/faq/';
const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
const questions = (page: Page) => page.locator('main details[id]').filter({ visible: true });
const answers = (page: Page) => page.locator('main details[open]');
/** So many are open from the start. */
const ASKED_MOST = 5;

/** The answers to what is asked most are read without opening them. */
async function checkAskedMost(page: Page) {
  const all = await itemsOf(page, 'passengers--faq', 'accordion');
  await page.goto(faq);
  await expect(answers(page).getByRole('heading')).toHaveText(
    all.slice(0, ASKED_MOST).map(({ title }) => title),
  );
  await expect(answers(page).last().getByRole('paragraph').first()).toBeVisible();
}

test('what is asked most is answered from the start', async ({ page }) => checkAskedMost(page));

test('a question among a page’s other sections is closed at first', inFull, async ({ page }) => {
  await page.goto('/en/how-to-get-there/');
  await expect(questions(page).first()).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
});

test('a drawing stands beside the title, and a phone does not fetch it', async ({ page }) => {
  const drawing = page.locator('main [data-art]').first();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/airport/contacts/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(drawing).toBeHidden();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/scenes/')) fetched.push(request.url());
  });
  await page.goto(faq, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(drawing).toBeVisible();
  await expect.poll(() => fetched.length).toBe(1);
  const [title, beside] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await drawing.boundingBox(),
  ];
  expect((title?.x ?? Infinity) + (title?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await expect(page.getByRole('searchbox', { name: 'Search the questions' })).toBeInViewport();
});

test('the search of the questions hides the others', inFull, async ({ page }) => {
  const all = await itemsOf(page, 'passengers--faq', 'accordion');
  await openPage(page, faq);
  await expect(questions(page)).toHaveCount(all.length);
  const field = page.getByRole('searchbox', { name: 'Search the questions' });
  await field.fill('wheelchair');
  await expect(question(page, 'How do I ask for a wheelchair or an attendant?')).toBeVisible();
  await expect(question(page, 'Where do I change money, and how do I pay?')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Before the flight' })).toBeHidden();
  const left = await questions(page).count();
  expect(left).toBeLessThan(all.length);
  await expect(page.locator('main').getByRole('status')).toHaveText(
    new RegExp(`^${left} questions?$`),
  );
  await field.fill('qqqqq');
  await expect(page.getByText('No questions found.')).toBeVisible();
  await expect(questions(page)).toHaveCount(0);
  await field.fill('');
  await expect(questions(page)).toHaveCount(all.length);
});

test('a direct address opens its question', inFull, async ({ page }) => {
  await page.goto(`${faq}#power-banks`);
  await expect(page.locator('details#power-banks')).toHaveAttribute('open');
  await expect(page.locator('details#power-banks').getByRole('paragraph').first()).toBeVisible();
  await expect(page.locator('details#power-banks')).toBeInViewport();
  await expect(answers(page)).toHaveCount(ASKED_MOST + 1);
});

test('a hash opens its question', inFull, async ({ page }) => {
  await openPage(page, faq);
  await expect(answers(page)).toHaveCount(ASKED_MOST);
  await page.evaluate(() => {
    location.hash = 'where-to-park';
  });
  await expect(page.locator('details#where-to-park')).toHaveAttribute('open');
  await expect(page.locator('details#where-to-park')).toBeInViewport();
});

const baggage = '/en/passengers/baggage/';
const allowances = (page: Page) => page.getByRole('region', { name: 'Can I bring it?' });

test('“can I bring it” shows what goes where', async ({ page }) => {
  await openPage(page, baggage);
  const field = page.getByRole('searchbox', { name: 'What do you want to bring?' });
  await field.fill('power bank');
  const found = allowances(page).getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(allowances(page).getByRole('status')).toHaveText('1 item');
  await expect(found.getByRole('heading')).toHaveText('Power bank');
  await expect(found.getByRole('term')).toHaveText(['Cabin', 'Hold']);
  await expect(found.getByRole('definition')).toHaveText(['with limits', 'not allowed']);
  // By another word for it.
  await field.fill('pchak');
  await expect(found.getByRole('heading')).toHaveText('Souvenir knife (pichoq)');
  await expect(found.getByRole('definition')).toHaveText(['not allowed', 'allowed']);
  await field.fill('qqqqq');
  await expect(found).toHaveCount(0);
  await expect(allowances(page).getByRole('status')).toHaveText(
    'This item is not on the list. Ask your airline.',
  );
});

test(
  'a thing is asked for by an address, also on the page that is open',
  inFull,
  async ({ page }) => {
    const answer = allowances(page).getByRole('listitem').first().getByRole('heading');
    await openPage(page, `${baggage}?item=Knife#can-i-bring`);
    await expect(answer).toHaveText('Knife');
    await allowances(page).getByRole('searchbox').fill('umbrella');
    await expect(answer).toHaveText('Umbrella');
    await page.locator('header a[data-opens-here]').click();
    await page.getByRole('dialog').getByRole('combobox').fill('power bank');
    await page.getByRole('option', { name: 'Power bank' }).first().click();
    await expect(page).toHaveURL(`${baggage}?item=Power+bank#can-i-bring`);
    await expect(answer).toHaveText('Power bank');
    await page.goBack();
    // What stood there last.
    await expect(answer).toHaveText('Umbrella');
  },
);

const parking = '/en/parking/';
const rates = (page: Page) => page.getByRole('table', { name: 'Rates' });

test('a stay is priced in every car park, and the cheapest is named', async ({ page }) => {
  const tariffs = await itemsOf(page, 'parking', 'tariffs');
  await openPage(page, parking);
  const calculator = page.getByRole('group', { name: 'How long will you stay?' });
  const prices = calculator.getByRole('status').getByRole('definition');
  const expectPrices = async (days: number, hours: number) => {
    const texts = tariffs.map((tariff) => {
      const price = parkingPrice(tariff, (days * 24 + hours) * 60);
      return price ? `${sumText(price, 'en')} UZS` : 'free';
    });
    await expect(prices).toHaveText(texts);
  };
  await expectPrices(1, 0);
  for (const [days, hours] of [
    [0, 2],
    [0, 23],
    [5, 3],
  ] as const) {
    await calculator.getByLabel('Days', { exact: true }).fill(String(days));
    await calculator.getByLabel('Hours', { exact: true }).fill(String(hours));
    await expectPrices(days, hours);
  }
  await calculator.getByRole('button', { name: 'Days: more' }).click();
  await calculator.getByRole('button', { name: 'Hours: less' }).click();
  await expectPrices(6, 2);
  await calculator.getByRole('button', { name: '3 days' }).click();
  await expectPrices(3, 0);
  await expect(calculator.getByRole('status').getByRole('term')).toContainText([
    /^P1/,
    /^P2.*cheapest$/,
    /^Drop-off/,
  ]);
});

test('the contents mark the section that one reads, and lead to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, faq);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const marked = contents.locator('a[aria-current]');
  const first = (await contents.locator('a').first().textContent()) ?? '';
  await expect(marked).toHaveText(first);
  await contents.getByRole('link', { name: 'Baggage' }).click();
  await expect(marked).toHaveText('Baggage');
  await expect(marked).toHaveAttribute('aria-current', 'location');
  const next = page.getByRole('heading', { level: 2, name: 'Security and passport control' });
  await next.evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText('Security and passport control');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(marked).toHaveText(first);
});

test('the press centre has the latest releases, and its contents lead to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/en/press-center/');
  const latest = page.getByRole('region', { name: 'Latest releases' });
  await expect(latest.getByRole('article')).toHaveCount(3);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Latest releases' }).click();
  await expect(latest.getByRole('heading', { name: 'Latest releases' })).toBeInViewport();
  await latest.getByRole('link', { name: 'All releases' }).click();
  await expect(page).toHaveURL('/en/press-center/press-releases/');
});

test('services begin with shops, food and duty free', async ({ page }) => {
  await openPage(page, '/en/services/');
  const tiles = page.getByRole('region', { name: 'Shopping and food' }).getByRole('link');
  const names = ['Shops', 'Cafes and restaurants', 'Duty-free shops'];
  await expect(tiles).toContainText(names);
  const card = page.getByRole('link', { name: 'Medical post', exact: true });
  const tile = tiles.first();
  const tops = await Promise.all(
    [tile, card].map(async (one) => (await one.boundingBox())?.y ?? 0),
  );
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
});

test("an airline's page leads to its departures of the day", async ({ page }) => {
  await openPage(page, '/en/partners/uzbekistan-airways/');
  await page.getByRole('link', { name: 'Today’s departures' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Uzbekistan Airways');
});

test('the page of a place shows where it is on the floor plan', async ({ page }) => {
  await openPage(page, '/en/services/shops/suzani/');
  const map = page.locator('svg:has(image[href="/plans/floor-1.svg"])');
  await expect(map).toBeVisible();
  const [box, pin] = [await map.boundingBox(), await map.locator('g').boundingBox()];
  expect(box && pin && pin.x > box.x && pin.x + pin.width < box.x + box.width).toBe(true);
});

const ways = '/en/how-to-get-there/';
const wayRows = (page: Page) =>
  page.getByRole('region', { name: 'From where, and when?' }).locator('ul').first().locator('li');

/** From where and when, the same with and without scripts. */
async function checkWays(page: Page, setTime: (clock: string) => Promise<void>) {
  await page.goto(ways);
  const from = page.getByRole('navigation', { name: 'From', exact: true });
  await expect(from.getByRole('link', { name: 'From the centre' })).toHaveAttribute('aria-current');
  await expect(wayRows(page)).toContainText(['20 min', '20 min', '20 min']);
  await from.getByRole('link', { name: 'From the station' }).click();
  await expect(page).toHaveURL(`${ways}?from=station#ways`);
  await setTime('14:30');
  await expect(page).toHaveURL(`${ways}?from=station&at=14%3A30#ways`);
  const bus = wayRows(page).filter({ hasText: 'Bus 73' });
  await expect(bus).toContainText('Next at 14:35, then every 15 min. Last at 23:05.');
  await expect(bus).toContainText('There at about 15:05');
  await expect(bus).toContainText('2,000 UZS');
  await setTime('23:30');
  await expect(bus).toContainText('Does not run until 05:05.');
  await expect(wayRows(page).first()).toContainText('Taxi');
  await from.getByRole('link', { name: 'From the airport' }).click();
  await expect(page).toHaveURL(`${ways}?from=airport&at=23%3A30#ways`);
  await expect(bus).toContainText('Next at 23:30');
}

test('the ways are answered from where and when', async ({ page }) =>
  checkWays(page, async (clock) => {
    await choose(page.getByRole('combobox', { name: 'When' }), clock);
    await page.locator('main').getByRole('button', { name: 'Show' }).click();
  }));

for (const [path, end] of sampled('pages, service', [
  ['/en/services/parking/', '/en/parking/'],
  ['/ru/services/parking/', '/ru/parking/'],
  ['/services/parking/', '/parking/'],
] as const)) {
  test(`${path} leads to the page of the service`, inFull, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the schedule prints', inFull, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openPage(page, '/en/seasonal-schedule/');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the business halls are tabs with addresses', async ({ page }) => checkHalls(page));

  test('the questions open', inFull, async ({ page }) => {
    const all = await itemsOf(page, 'passengers--faq', 'accordion');
    await page.goto(faq);
    await expect(questions(page)).toHaveCount(all.length);
    await question(page, 'Where do I pack a power bank and spare batteries?').click();
    await expect(page.locator('details#power-banks').getByRole('paragraph').first()).toBeVisible();
  });

  test('what is asked most is answered from the start', async ({ page }) => checkAskedMost(page));

  test('every item that may be brought is in the page', inFull, async ({ page }) => {
    const all = await itemsOf(page, 'passengers--baggage', 'allowances');
    await page.goto(baggage);
    const items = allowances(page).locator('li');
    await expect(items).toHaveCount(all.length);
    await expect(items.locator('h3')).toHaveText(all.map(({ title }) => title));
    await expect(items.last()).toBeHidden();
    await allowances(page).getByText(`Show all ${all.length}`).click();
    await expect(items.last()).toBeVisible();
  });

  test('the ways are answered from where and when', async ({ page }) =>
    checkWays(page, async (clock) => {
      await page.getByRole('combobox', { name: 'When' }).selectOption(clock);
      await page.locator('main').getByRole('button', { name: 'Show' }).click();
    }));

  test('the parking rates can be read', inFull, async ({ page }) => {
    const tariffs = await itemsOf(page, 'parking', 'tariffs');
    await page.goto(parking);
    for (const { title, hour_price, day_price } of tariffs) {
      const row = rates(page).getByRole('row').filter({ hasText: title });
      await expect(row).toBeVisible();
      await expect(row).toContainText(`${sumText(hour_price, 'en')} UZS`);
      await expect(row).toContainText(`${sumText(day_price, 'en')} UZS`);
    }
    await expect(page.getByRole('group', { name: 'How long will you stay?' })).toHaveCount(0);
  });

  for (const [path, title] of sampled('pages, missing', [
    ['/en/no-such-page/', 'Page not found'],
    ['/en/services/shops/no-such-shop/', 'Page not found'],
    ['/en/services/no-such-service/', 'Page not found'],
    ['/en/press-center/press-releases/no-such-release/', 'Page not found'],
  ] as const)) {
    test(`${path} is the error page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('The address may have changed')).toBeVisible();
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });
  }
});
