import type { APIRequestContext, Page } from '@playwright/test';
import { locales, type Locale } from '../../src/i18n/locales';
import { disruptionPath, localised } from '../../src/lib/hrefs';
import { breaches, disruptionLimits } from '../../tools/lib/budgets';
import { measureAt } from '../../tools/lib/measure';
import { adminWords } from './words';
import { violationsOf } from './axe';
import { countClicks } from './clicks';
import { administrator, newStaff, signedIn, type Login } from './staff';
import { expect, test } from './test';
import { HOUR_MS } from '../../src/lib/time';

test.use({ viewport: { width: 1440, height: 900 } });

const say = adminWords('en');

interface Told {
  id: string;
  over: boolean;
  heading: string;
  text: string;
  from: string;
  until: string | null;
  ended_at: string | null;
}

async function toldIn(request: APIRequestContext, lang: Locale): Promise<Told[]> {
  const reply = await request.get(`/api/disruption?lang=${lang}`);
  const { data } = (await reply.json()) as { data: { disruptions: Told[] } };
  return data.disruptions;
}

async function openDesk(page: Page, staff: Login) {
  await signedIn(page.request, staff);
  await page.goto('/admin/disruption');
  await expect(previewOf(page).locator('dd').first()).toBeVisible();
}

const previewOf = (page: Page) => page.getByRole('region', { name: say('disruptionPreview') });
const lasting = (page: Page) =>
  page.getByRole('region', { name: say('disruptionNow') }).getByRole('article');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The running minute may become the next one while a test looks at it. */
const withoutTimes = (text: string) => text.replace(/\d\d:\d\d/g, '').replace(/\s+/g, ' ');

// The end of what a test has announced would be told on every page for hours.
test.afterEach(async ({ request }) => {
  const { send } = await administrator(request);
  const { docs } = await send('get', '/disruptions?pagination=false&depth=0');
  for (const { id } of docs) await send('delete', `/disruptions/${id}`);
});

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('fog closes the airfield: six clicks at most to every page in three languages, and one to the end', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { person } = await newStaff(request, 'operations');
    const known = new Set((await toldIn(request, 'en')).map(({ id }) => id));
    const clicks = await countClicks(page);
    const opensAt = Date.now();
    await openDesk(page, person);
    await page.getByRole('radio', { name: 'Flights suspended' }).click();
    await page.getByRole('button', { name: say('disruptionHours', { hours: '6' }) }).click();
    const preview = withoutTimes(await previewOf(page).innerText());
    await button(page, say('disruptionPublish')).click();
    await expect(lasting(page)).toHaveCount(1);
    const opened = page.waitForEvent('popup');
    await lasting(page)
      .getByRole('link', { name: say('openOnSite') })
      .click();
    const site = await opened;
    expect(clicks()).toBeLessThanOrEqual(6);
    for (const lang of locales) expect((await toldIn(request, lang)).length).toBeGreaterThan(0);
    expect(Date.now() - opensAt).toBeLessThan(60_000);

    const ofThis = async (lang: Locale) => {
      const [told] = (await toldIn(request, lang)).filter(({ id }) => !known.has(id));
      if (!told) throw new Error('It is not public.');
      return told;
    };
    for (const lang of locales) {
      const { heading, over, from, until } = await ofThis(lang);
      expect(over).toBe(false);
      expect(from).toMatch(/\+05:00$/);
      expect(Math.abs(Date.parse(from) - Date.now())).toBeLessThan(300_000);
      expect(Date.parse(until ?? '') - Date.parse(from)).toBe(6 * HOUR_MS);
      expect(preview).toContain(withoutTimes(heading));
      await site.goto(localised(disruptionPath, lang));
      await expect(site.getByRole('main')).toContainText(heading);
      await site.goto(localised('/', lang));
      await expect(site.getByText(heading).first()).toBeVisible();
    }
    const url = new URL(localised(disruptionPath, 'ru'), baseURL).href;
    const weight = await measureAt(browser, url, {
      widths: [360],
      shiftLimit: disruptionLimits.shift,
    });
    expect(breaches(weight, disruptionLimits)).toEqual([]);
    const { from } = await ofThis('en');
    await expect(lasting(page)).toContainText(from.slice(11, 16));

    const before = clicks();
    await button(page, say('disruptionEnd')).click();
    await expect(lasting(page)).toHaveCount(0);
    expect(clicks() - before).toBe(1);
    for (const lang of locales) {
      const { over, ended_at: endedAt, text } = await ofThis(lang);
      expect([over, endedAt]).toEqual([true, expect.any(String)]);
      await site.goto(localised(disruptionPath, lang));
      await expect(site.getByRole('main')).toContainText(text);
    }
  });
});

test('an open page takes up the notice, its change and its end, and says each once', async ({
  page,
  request,
}) => {
  const { send } = await administrator(request);
  await page.goto('/en/parking/');
  const region = page.locator('#notices');
  await expect(region).toBeEmpty();
  // Those that looked before the page was whole do not count.
  const looks = () => page.waitForResponse(/\/api\/disruption\/notice\?lang=en/);
  const comesBack = async () => {
    await expect(async () => {
      const looked = looks();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await Promise.race([
        looked,
        page.waitForTimeout(1000).then(() => Promise.reject(new Error())),
      ]);
    }).toPass();
  };
  const from = new Date(Date.now() - HOUR_MS).toISOString();
  const { doc } = await send('post', '/disruptions', {
    state: 'public',
    cause: 'fog',
    severity: 'closure',
    from,
  });
  await comesBack();
  await expect(region).toContainText('suspended because of fog');
  await page.evaluate(() => {
    const room = document.getElementById('notices');
    if (!room) throw new Error('There is no live region.');
    const changes = new MutationObserver((records) => {
      room.dataset.changes = String(Number(room.dataset.changes ?? 0) + records.length);
    });
    changes.observe(room, { childList: true, characterData: true, subtree: true });
  });
  // Looking again without news says nothing.
  await comesBack();
  await comesBack();
  await expect(region).not.toHaveAttribute('data-changes');
  await send('patch', `/disruptions/${doc.id}`, { severity: 'delays' });
  await comesBack();
  await expect(region).toContainText('delayed because of fog');
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(region.getByRole('region')).toBeHidden();
  await send('patch', `/disruptions/${doc.id}`, { state: 'over' });
  await comesBack();
  await expect(region.getByRole('heading')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/parking\/$/);
});

test('a rehearsal is seen by staff only', async ({ page, request }) => {
  const { person } = await newStaff(request, 'operations');
  const before = await toldIn(request, 'en');
  await openDesk(page, person);
  await button(page, 'Snow').click();
  await button(page, say('disruptionRehearse')).click();
  await expect(lasting(page)).toContainText('Rehearsal');
  await expect(lasting(page).getByRole('link', { name: say('openOnSite') })).toHaveCount(0);
  const ids = (told: Told[]) => told.map(({ id }) => id);
  expect(ids(await toldIn(request, 'en'))).toEqual(ids(before));
  await button(page, say('disruptionEnd')).click();
  await expect(lasting(page)).toHaveCount(0);
  expect(ids(await toldIn(request, 'en'))).toEqual(ids(before));
});

test('a text saved after the end stays, and so does the end; the desk asks before it replaces a text', async ({
  page,
  request,
}) => {
  const { send } = await administrator(request);
  const { person } = await newStaff(request, 'editor');
  const from = new Date(Date.now() - HOUR_MS).toISOString();
  const { doc } = await send('post', '/disruptions', {
    state: 'rehearsal',
    cause: 'fog',
    severity: 'closure',
    from,
  });
  await signedIn(page.request, person);
  await page.goto(`/admin/collections/disruptions/${doc.id}?locale=en`);
  const heading = page.locator('#field-texts__heading');
  await expect(heading).toBeEnabled();
  const until = new Date(Date.now() + 7_200_000).toISOString();
  await send('patch', `/disruptions/${doc.id}`, { until });
  await heading.fill('Nothing flies today');
  // Payload finds out that it was changed, and would have it loaded again.
  await page.waitForResponse((reply) => reply.request().method() === 'POST');
  await expect(page.locator('.document-stale-data')).toBeHidden();
  await expect(heading).toHaveValue('Nothing flies today');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(200);
  const stored = await send('get', `/disruptions/${doc.id}?locale=en&depth=0`);
  expect(stored).toMatchObject({ until, texts: { heading: 'Nothing flies today' } });

  await openDesk(page, person);
  const ofThis = lasting(page).filter({ hasText: 'Nothing flies today' });
  await ofThis.getByRole('button', { name: 'Delays' }).click();
  const dialog = page.getByRole('dialog', { name: say('disruptionReplace') });
  await dialog.getByRole('button', { name: say('cancel') }).click();
  await expect(ofThis.getByRole('button', { name: 'Flights suspended' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await ofThis.getByRole('button', { name: 'Delays' }).click();
  await dialog.getByRole('button', { name: say('disruptionReplaceDo') }).click();
  await expect(ofThis).toHaveCount(0);
});

test('the desk asks about a text that is newer than its copy', async ({ page, request }) => {
  const { send } = await administrator(request);
  const { person } = await newStaff(request, 'operations');
  const from = new Date(Date.now() - HOUR_MS).toISOString();
  const rehearsal = { state: 'rehearsal', cause: 'fog', severity: 'closure', from };
  const { doc } = await send('post', '/disruptions', rehearsal);
  await openDesk(page, person);
  await expect(lasting(page)).toHaveCount(1);
  await page.route(/\/cms-api\/disruptions\?where/, (route) => route.abort());
  const texts = { heading: 'Nothing flies today' };
  await send('patch', `/disruptions/${doc.id}?locale=en`, { texts });
  await lasting(page).getByRole('button', { name: 'Delays' }).click();
  const dialog = page.getByRole('dialog', { name: say('disruptionReplace') });
  await dialog.getByRole('button', { name: say('cancel') }).click();
  const stored = await send('get', `/disruptions/${doc.id}?locale=en&depth=0`);
  expect(stored).toMatchObject({ severity: 'closure', texts });
});

test('what could not be sent stays entered', async ({ page, request }) => {
  const { person } = await newStaff(request, 'operations');
  await openDesk(page, person);
  await button(page, 'Ice').click();
  await page.getByLabel(say('disruptionUntil')).fill('2359');
  await page.route(/\/cms-api\/disruptions\?depth/, (route) => route.abort());
  await button(page, say('disruptionRehearse')).click();
  await expect(page.getByText(say('deskNotSent'))).toBeVisible();
  await expect(button(page, 'Ice')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button(page, 'Ice')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(/\/cms-api\/disruptions\?depth/);
  await button(page, say('disruptionRehearse')).click();
  await expect(lasting(page)).toContainText('23:59');
});

test('it is announced while the board does not answer', async ({ page, request }) => {
  const { person } = await newStaff(request, 'operations');
  await page.route(/\/api\/flights\?/, (route) => route.abort());
  await openDesk(page, person);
  await expect(page.getByText(say('disruptionFlightsUnknown'))).toBeVisible();
  await page.getByText(`${say('disruptionCities')}: ${say('all')}`).click();
  await button(page, 'Istanbul').click();
  await button(page, say('disruptionRehearse')).click();
  await expect(lasting(page)).toHaveCount(1);
});

test('everything is done by the keyboard, on a phone too, and axe finds nothing', async ({
  page,
  request,
}) => {
  const { person } = await newStaff(request, 'operations');
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, person);
  for (const list of [say('disruptionAirlines'), say('disruptionCities')]) {
    await page.getByText(`${list}: ${say('all')}`).focus();
    await page.keyboard.press('Enter');
  }
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await button(page, 'Dust storm').focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Delays', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Flights suspended' })).toBeChecked();
  // Enter in a field announces nothing.
  await page.getByLabel(say('disruptionUntil')).focus();
  await page.getByLabel(say('disruptionUntil')).fill('23:50');
  await page.keyboard.press('Enter');
  await expect(lasting(page)).toHaveCount(0);
  await button(page, say('disruptionRehearse')).focus();
  await page.keyboard.press('Enter');
  await expect(lasting(page)).toContainText('23:50');
  await expect(page.getByRole('heading', { name: say('disruptionNow') })).toBeFocused();
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);

  await button(page, say('disruptionEnd')).focus();
  await page.keyboard.press('Enter');
  await expect(lasting(page)).toHaveCount(0);
});

test('a translator announces nothing', async ({ page, request }) => {
  const { person } = await newStaff(request, 'translator', ['ru']);
  await signedIn(page.request, person);
  await page.goto('/admin/disruption');
  await expect(page.getByText(say('disruptionNotAllowed'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('disruptionDesk') })).toHaveCount(0);
});
