import type { Locator, Page } from '@playwright/test';
import { locales } from '../../src/i18n/locales';
import { violationsOf } from './axe';
import { adminWords } from './words';
import { countClicks } from './clicks';
import { newStaff, signedIn, type Login } from './staff';
import { sampled } from '../sample';
import { expect, test } from './test';
import { HOUR_MS } from '../../src/lib/time';

test.use({ viewport: { width: 1440, height: 900 } });

/** A dispatcher's browser may be in any zone: the times are the airport's. */
const zones = ['Pacific/Auckland', 'America/New_York', 'Europe/London'];

const say = adminWords('en');

interface Board {
  data: { flights: { id: string; number: string; scheduled_at: string }[] };
}

/** A day on which no other test reports anything. */
const dayFrom = (days: number) =>
  new Date(Date.now() + 5 * HOUR_MS + days * 86_400_000).toISOString().slice(0, 10);

async function departures(page: Page, date: string) {
  const reply = await page.request.get(`/api/flights?direction=departure&date=${date}`);
  return ((await reply.json()) as Board).data.flights;
}

async function openDesk(page: Page, staff: Login, date: string) {
  await signedIn(page.request, staff);
  await page.goto('/admin/operations');
  await page.getByLabel(say('day'), { exact: true }).fill(date);
  const flights = await departures(page, date);
  await expect(
    page.getByRole('list', { name: say('departure') }).getByRole('listitem'),
  ).toHaveCount(flights.length);
  return flights;
}

const lineOf = (page: Page, number: string) =>
  page.getByRole('list', { name: say('departure') }).getByRole('button', { name: number });

const flightNow = async (page: Page, id: string, lang = 'en') => {
  const reply = await page.request.get(`/api/flights/${id}?lang=${lang}`);
  const { data } = (await reply.json()) as {
    data: {
      flight: { gate: string; estimated_at: string; notice: string; status: { value: string } };
    };
  };
  return data.flight;
};

/** Presses the tab key, in either direction, until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (const key of [...Array<string>(60).fill('Tab'), ...Array<string>(60).fill('Shift+Tab')]) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

for (const timezoneId of sampled('operations zone', zones)) {
  test.describe(() => {
    test.use({ timezoneId });

    test(`a delay with a new gate is told in four clicks and a time, and taken back in one, from ${timezoneId}`, async ({
      page,
      request,
    }) => {
      const { person } = await newStaff(request, 'operations');
      const date = dayFrom(44 + zones.indexOf(timezoneId));
      const clicks = await countClicks(page);
      const flights = await openDesk(page, person, date);
      const flight = flights.find(
        ({ scheduled_at: at }) => at.slice(11, 13) >= '08' && at.slice(11, 13) < '20',
      );
      if (!flight) throw new Error('There are no flights.');
      const before = clicks();
      await lineOf(page, flight.number).first().click();
      await page.getByLabel(say('deskClock')).click();
      await page.getByLabel(say('deskClock')).fill('21:45');
      await page.getByRole('button', { name: say('deskGate', { gate: '5' }), exact: true }).click();
      await page.getByRole('button', { name: say('deskSend') }).click();
      await expect(page.getByRole('button', { name: say('undo') })).toBeVisible();
      expect(clicks() - before).toBeLessThanOrEqual(4);
      expect(await flightNow(page, flight.id)).toMatchObject({
        gate: '5',
        estimated_at: `${date}T21:45:00+05:00`,
      });
      await page.getByRole('button', { name: say('undo') }).click();
      await expect.poll(async () => (await flightNow(page, flight.id)).gate).not.toBe('5');
    });
  });
}

test('a cancellation with its notice in three languages takes five clicks', async ({
  page,
  request,
}) => {
  const { person } = await newStaff(request, 'operations');
  const date = dayFrom(41);
  const clicks = await countClicks(page);
  const [flight] = await openDesk(page, person, date);
  if (!flight) throw new Error('There are no flights.');
  const before = clicks();
  await lineOf(page, flight.number).first().click();
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await page.getByRole('button', { name: 'Weather', exact: true }).click();
  await page.getByRole('button', { name: say('deskSend') }).click();
  await expect(page.getByRole('button', { name: say('undo') })).toBeVisible();
  expect(clicks() - before).toBeLessThanOrEqual(5);
  const texts = await Promise.all(
    locales.map(async (lang) => (await flightNow(page, flight.id, lang)).notice),
  );
  expect(texts).toEqual([
    'Ob-havo sharoiti tufayli.',
    'Из-за погодных условий.',
    'Because of the weather.',
  ]);
});

test('what is entered and not sent outlives a reload', async ({ page, request }) => {
  const { person } = await newStaff(request, 'operations');
  const date = dayFrom(43);
  const [flight] = await openDesk(page, person, date);
  if (!flight) throw new Error('There are no flights.');
  await lineOf(page, flight.number).first().click();
  await page.getByLabel(say('deskClock')).fill('22:10');
  await openDesk(page, person, date);
  await lineOf(page, flight.number).first().click();
  await expect(page.getByLabel(say('deskClock'))).toHaveValue('22:10');
});

test('the second of two dispatchers sees what the first has set before it is overwritten', async ({
  browser,
  page,
  request,
}) => {
  const date = dayFrom(42);
  const [one, two] = [await newStaff(request, 'operations'), await newStaff(request, 'operations')];
  const other = await (await browser.newContext()).newPage();
  const [flight] = await openDesk(page, one.person, date);
  await openDesk(other, two.person, date);
  if (!flight) throw new Error('There are no flights.');
  const set = async (where: Page, gate: string) => {
    await lineOf(where, flight.number).first().click();
    await where.getByRole('button', { name: say('deskGate', { gate }), exact: true }).click();
    await where.getByRole('button', { name: say('deskSend') }).click();
  };
  await lineOf(other, flight.number).first().click();
  // It learns of nothing until it sends.
  await other.route(/\/cms-api\/flights\?/, (route) => route.abort());
  await set(page, '3');
  await expect(page.getByRole('button', { name: say('undo') })).toBeVisible();
  await set(other, '4');
  const dialog = other.getByRole('dialog', { name: say('deskConflict') });
  await expect(dialog).toContainText('3');
  expect(await violationsOf(other, { within: 'dialog[open]' })).toEqual([]);
  expect((await flightNow(page, flight.id)).gate).toBe('3');
  await dialog.getByRole('button', { name: say('deskUseMine') }).click();
  await expect.poll(async () => (await flightNow(page, flight.id)).gate).toBe('4');
  await other.context().close();
});

test('what is set by hand is marked, listed alone, and taken back', async ({ page, request }) => {
  const { person } = await newStaff(request, 'operations');
  const flights = await openDesk(page, person, dayFrom(47));
  const flight = flights[2];
  if (!flight) throw new Error('There are no flights.');
  const lines = page.getByRole('list', { name: say('departure') }).getByRole('listitem');
  const only = page.getByRole('checkbox', { name: `${say('deskByHand')}: 1` });
  await lineOf(page, flight.number).first().click();
  await page.getByRole('button', { name: say('deskGate', { gate: '5' }), exact: true }).click();
  await page.getByRole('button', { name: say('deskSend') }).click();
  await only.check();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(flight.number);
  await expect(lines).toContainText(say('deskByHand'));
  await page.getByRole('button', { name: say('deskTakeBack') }).click();
  await expect.poll(async () => (await flightNow(page, flight.id)).gate).not.toBe('5');
  await expect(lines).toHaveText([say('nothingFound')]);
  await page.getByRole('checkbox', { name: `${say('deskByHand')}: 0` }).uncheck();
  await expect(lines).toHaveCount(flights.length);
});

test('everything is done by the keyboard, on a phone too, and axe finds nothing', async ({
  page,
  request,
}) => {
  const { person } = await newStaff(request, 'operations');
  const date = dayFrom(43);
  await page.setViewportSize({ width: 390, height: 844 });
  const flights = await openDesk(page, person, date);
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('/');
  const { id = '', number = '' } = flights[1] ?? {};
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await expect(lineOf(page, number).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Boarding', exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel(say('deskClock')));
  await page.keyboard.type('2310');
  expect(await violationsOf(page, { within: 'main aside' })).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => (await flightNow(page, id)).estimated_at)
    .toMatch(/T23:10:00\+05:00$/);
  expect((await flightNow(page, id)).status.value).toBe('boarding');
});

test('a translator reports nothing', async ({ page, request }) => {
  const { person } = await newStaff(request, 'translator', ['ru']);
  await signedIn(page.request, person);
  await page.goto('/admin/operations');
  await expect(page.getByText(say('deskNotAllowed'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('operationsDesk') })).toHaveCount(0);
});
