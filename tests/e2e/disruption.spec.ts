import type { APIRequestContext, Page } from '@playwright/test';
import { severityNames } from '../../src/features/disruption/kinds';
import type { DisruptionReply } from '../../src/features/disruption/schema';
import { boardPath } from '../../src/features/flights/board-href';
import { locales, type Locale } from '../../src/i18n/locales';
import { disruptionPath, flightPath, localised } from '../../src/lib/hrefs';
import { sampled } from '../sample';
import { violationsOf } from './axe';
import { modes, overflowsIn, showAtOnce } from './modes';
import { administrator } from './staff';
import { expect, test } from './test';
import { siteWords } from './words';
import { HOUR_MS } from '../../src/lib/time';

const WIDTHS = [320, 390, 1280];

const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();

async function announce(request: APIRequestContext, severity: string, isOver = false) {
  const { send } = await administrator(request);
  const fog = { state: 'public', cause: 'fog', severity, from: hours(-1), until: hours(40) };
  const { doc } = await send('post', '/disruptions', fog);
  if (isOver) await send('patch', `/disruptions/${doc.id}`, { state: 'over' });
}

async function saidIn(request: APIRequestContext, lang: Locale) {
  const reply = await request.get(`/api/disruption?lang=${lang}`);
  const { data } = (await reply.json()) as { data: DisruptionReply };
  const [said] = data.disruptions;
  if (!said) throw new Error('Nothing is said of a disruption.');
  return said;
}

test.afterEach(async ({ request }) => {
  const { send } = await administrator(request);
  const { docs } = await send('get', '/disruptions?pagination=false&depth=0');
  for (const { id } of docs) await send('delete', `/disruptions/${id}`);
});

async function judge(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await showAtOnce(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflows = await overflowsIn(page, modes);
    expect
      .soft(
        overflows.map((by) => Math.max(0, by)),
        `${path}, ${width} px`,
      )
      .toEqual(modes.map(() => 0));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const mode of modes.filter(({ name }) => ['default', 'contrast'].includes(name))) {
    await overflowsIn(page, [mode]);
    const enhancedContrast = mode.name === 'contrast';
    expect
      .soft(await violationsOf(page, { enhancedContrast }), `${path}, ${mode.name}`)
      .toEqual([]);
  }
}

const looks = [
  ...severityNames.map((severity) => ({ name: severity, severity, isOver: false })),
  { name: 'the all-clear', severity: 'closure', isOver: true },
];

for (const { name, severity, isOver } of looks) {
  for (const lang of sampled(`disruption ${name}`, locales)) {
    test(`${name}, ${lang}: legible on a phone, in contrast and on paper, and fits in every mode`, async ({
      page,
      request,
    }) => {
      await announce(request, severity, isOver);
      const { heading, advice } = await saidIn(request, lang);
      const banner = page.getByRole('region', { name: String(heading) });
      for (const path of [localised('/parking/', lang), localised(disruptionPath, lang)]) {
        await judge(page, path);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: String(heading) })).toBeVisible();
        await expect(
          page.getByRole('button', { name: siteWords(lang, 'notice')('close') }),
        ).toBeHidden();
        await page.emulateMedia({ media: null });
        const isItsPage = path.includes(disruptionPath);
        await expect(isItsPage ? page.getByRole('main') : banner).toContainText(String(heading));
        if (isItsPage && !isOver)
          await expect(page.getByRole('main')).toContainText(String(advice));
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its page lists the flights, which are marked on home, board and their own pages', async ({
    page,
    request,
  }) => {
    await announce(request, 'closure');
    for (const lang of locales) {
      const mark = siteWords(lang, 'board')('disrupted');
      const { flights, heading, advice } = await saidIn(request, lang);
      const [departure] = (flights ?? []).filter(({ direction }) => direction === 'departure');
      if (!departure) throw new Error('No departure is affected.');
      await page.goto(localised(disruptionPath, lang));
      const main = page.getByRole('main');
      for (const text of [heading, advice]) await expect(main).toContainText(String(text));
      for (const { id } of flights ?? []) {
        await expect(main.locator(`a[href="${localised(flightPath(id), lang)}"]`)).toHaveCount(1);
      }
      const [, year, month, day] = /-(\d{4})(\d\d)(\d\d)-/.exec(departure.id) ?? [];
      const board = `${boardPath}?direction=departure&date=${year}-${month}-${day}`;
      for (const path of ['/', board, flightPath(departure.id)]) {
        await page.goto(localised(path, lang));
        await expect(main.getByText(mark).first(), path).toBeVisible();
      }
    }
  });
});

test('an open page of it shows what becomes of its flights', async ({ page, request }) => {
  await announce(request, 'delays');
  const { flights } = await saidIn(request, 'en');
  const flight = flights?.find(({ direction }) => direction === 'departure');
  if (!flight) throw new Error('No departure is affected.');
  await page.goto(localised(disruptionPath, 'en'));
  const row = page.getByRole('listitem').filter({
    has: page.locator(`a[href="${localised(flightPath(flight.id), 'en')}"]`),
  });
  await expect(row).toBeVisible();
  const { send } = await administrator(request);
  const { doc } = await send('post', '/flights', { flightId: flight.id, status: 'cancelled' });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(row).toContainText('Cancelled', { timeout: 1000 });
  }).toPass();
  await send('delete', `/flights/${doc.id}`);
});
