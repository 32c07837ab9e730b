import type { Page } from '@playwright/test';
import {
  AIRPORT_OFFSET_MS,
  BREAKPOINT_LG,
  BREAKPOINT_MD,
  CLOCK_REFRESH_MS,
} from '../../src/constants';
import { sampled } from '../sample';
import { violationsOf } from './axe';
import { expect, openPage, test, inFull } from './test';

const WIDTHS = [320, 360, 640, 768, 990, 1280, 1440];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** What the console complains about: a hydration mismatch is an error there. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

const header = (page: Page) => page.getByRole('banner');

for (const [size, viewport] of sampled('header, size', [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)) {
  test.describe(`header, ${size}`, () => {
    test.use({ viewport });

    for (const [home, page404, label] of sampled('header, logo', [
      ['/', '/parking/', '“Registon” xalqaro aeroporti, bosh sahifa'],
      ['/ru/', '/ru/parking/', 'Международный аэропорт «Регистон», на главную'],
      ['/en/', '/en/parking/', 'Registon International Airport, home'],
    ] as const)) {
      test(
        `the logo of ${page404} leads to ${home}, where it is no link`,
        inFull,
        async ({ page }) => {
          const found = complaints(page);
          const logo = header(page).getByRole('link', { name: label });
          await page.goto(page404);
          await expect(logo).toHaveAttribute('href', home);
          await logo.click();
          await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
          await expect(logo).toHaveCount(0);
          await openPage(page, home);
          await expect(header(page)).toBeVisible();
          await expect(logo).toHaveCount(0);
          expect(found).toEqual([]);
        },
      );
    }

    test('the language selector keeps page, query and hash', async ({ page }) => {
      await openPage(page, '/flight-board/?direction=arrival#content');
      const languages = header(page).getByRole('navigation', { name: 'Til' });
      await languages.locator('summary').click();
      await expect(languages.getByRole('link', { name: 'Oʻzbekcha' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await languages.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/:\d+\/en\/flight-board\/\?direction=arrival#content$/);

      await page.waitForLoadState('networkidle');
      await page.evaluate(() => history.pushState(null, '', '#later'));
      const english = header(page).getByRole('navigation', { name: 'Language' });
      await english.locator('summary').click();
      await english.getByRole('link', { name: 'Oʻzbekcha' }).click();
      await expect(page).toHaveURL(/:\d+\/flight-board\/(\?direction=arrival)?#later$/);
    });

    test(
      'the language list closes outside, on leaving it and with Escape',
      inFull,
      async ({ page }) => {
        await openPage(page, '/en/parking/');
        const box = header(page).locator('details');
        const link = box.getByRole('link', { name: 'Русский' });
        await box.locator('summary').click();
        await expect(link).toBeVisible();
        await page.getByRole('main').getByRole('heading', { level: 2 }).last().click();
        await expect(link).toBeHidden();

        await box.locator('summary').press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        await expect(box.locator('summary')).toBeFocused();

        await page.keyboard.press('Enter');
        for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
        await expect(link).toBeHidden();
      },
    );

    test(
      'targets are at least 44 px and the open language list is axe clean',
      inFull,
      async ({ page }) => {
        await openPage(page, '/ru/parking/');
        await header(page).locator('summary').click();
        for (const target of await header(page).locator('a, button, summary').all()) {
          if (!(await target.isVisible())) continue;
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
        expect(await violationsOf(page, { within: 'header' })).toEqual([]);
      },
    );
  });

  test.describe(`header without scripts, ${size}`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('languages and the site map can be reached', async ({ page }) => {
      await page.goto('/ru/flight-board/?direction=arrival');
      await expect(header(page).getByRole('button')).toHaveCount(0);
      await header(page).locator('summary').click();
      await header(page).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\/flight-board\/\?direction=arrival$/);
      await header(page).getByRole('link', { name: 'Menu' }).click();
      await expect(page).toHaveURL(/\/en\/sitemap\/$/);
    });
  });
}

const NEW_YEAR = Date.UTC(2027, 0, 1) - AIRPORT_OFFSET_MS;

for (const [path, before, after] of sampled('header, clock', [
  ['/parking/', '31-dekabr', '1-yanvar'],
  ['/ru/parking/', '31 декабря', '1 января'],
  ['/en/parking/', '31 December', '1 January'],
] as const)) {
  test(`the clock of ${path} turns the second, the day and the year at UTC+5`, async ({ page }) => {
    const found = complaints(page);
    await page.clock.install({ time: NEW_YEAR - 60_000 });
    await openPage(page, path);
    await page.clock.pauseAt(NEW_YEAR - 2 * CLOCK_REFRESH_MS - 400);
    const time = header(page).locator('time');

    // On the second: 400 ms later it is 23:59:58, and no sooner.
    await page.clock.runFor(399);
    await expect(time).toHaveAttribute('datetime', '2026-12-31T23:59:57+05:00');
    await page.clock.runFor(1);
    await expect(time).toHaveAttribute('datetime', '2026-12-31T23:59:58+05:00');
    await page.clock.runFor(CLOCK_REFRESH_MS);
    await expect(time).toHaveAttribute('datetime', '2026-12-31T23:59:59+05:00');
    await expect(time).toContainText('23:59');
    await expect(time).toContainText(before);

    await page.clock.runFor(CLOCK_REFRESH_MS);
    await expect(time).toHaveAttribute('datetime', '2027-01-01T00:00:00+05:00');
    await expect(time).toContainText('00:00');
    await expect(time).toContainText(after);
    expect(found).toEqual([]);
  });
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('the time is the airport’s, said once, beside the temperature', inFull, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T14:20:30+05:00'));
    await page.goto('/en/parking/');
    await expect(header(page).locator('time')).toContainText('14:20');
    await expect(header(page).locator('p')).toMatchAriaSnapshot(`
      - paragraph:
        - text: Air temperature 28°
        - time: Local time 14:20 21 November
    `);
    await expect(header(page).locator('[aria-live], [role=timer], [role=status]')).toHaveCount(0);
  });
});

test('the server names no time', inFull, async ({ request }) => {
  const html = await (await request.get('/en/parking/')).text();
  const head = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  expect(head).toContain('<time');
  const seen = head.replace(/ data-[a-z]+="[^"]*"/g, '');
  expect(seen).not.toMatch(/datetime|\d\d:\d\d<|January|November|December/i);
});

for (const width of sampled('header, width', [
  PHONE.width,
  BREAKPOINT_MD,
  BREAKPOINT_LG,
  DESKTOP.width,
])) {
  test(
    `nothing in the header moves when the time arrives, ${width} px`,
    inFull,
    async ({ browser }) => {
      const places = async (javaScriptEnabled: boolean) => {
        const page = await browser.newPage({
          viewport: { width, height: 740 },
          javaScriptEnabled,
        });
        await page.goto('/ru/parking/', { waitUntil: 'networkidle' });
        const boxes = [];
        for (const part of [
          header(page).getByText('28°'),
          header(page).getByRole('link', { name: 'Пресса' }),
          header(page).locator('summary'),
        ]) {
          boxes.push((await part.isVisible()) ? await part.boundingBox() : null);
        }
        await page.close();
        return boxes;
      };
      expect(await places(true)).toEqual(await places(false));
    },
  );
}

for (const path of sampled('header, language', ['/parking/', '/ru/parking/', '/en/parking/'])) {
  test(
    `the header of ${path} fits from 320 to 1440 px, with two more tools`,
    inFull,
    async ({ page }) => {
      await openPage(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const bad = await header(page).evaluate((head) => {
          const tools = head.querySelector('details')?.closest('nav')?.parentElement;
          // Places of 44 px for the accessibility panel and the search, as long as they are missing.
          while (tools && tools.querySelectorAll(':scope > *:not(noscript)').length < 4) {
            const place = document.createElement('div');
            place.style.cssText = 'width:44px;height:44px';
            tools.prepend(place);
          }
          const row = head.firstElementChild;
          const boxes = [...(row?.children ?? [])]
            .filter((part) => part.checkVisibility())
            .map((part) => ({ box: part.getBoundingClientRect(), over: part.scrollWidth }));
          const problems = boxes.flatMap(({ box, over }, index) => {
            const next = boxes[index + 1]?.box.left ?? innerWidth;
            return box.right > next + 0.5 || over > Math.ceil(box.width) ? [index] : [];
          });
          const wide = document.documentElement.scrollWidth > innerWidth ? ['page'] : [];
          return [...problems, ...wide];
        });
        expect(bad, `${width} px`).toEqual([]);
      }
    },
  );
}

test('the tools stand in their order, with their names', inFull, async ({ page }) => {
  await openPage(page, '/en/parking/');
  await expect(header(page)).toMatchAriaSnapshot(`
    - banner:
      - link "Registon International Airport, home"
      - navigation "Main":
        - list:
          - listitem:
            - link "Flights"
          - listitem:
            - link "Passengers"
          - listitem:
            - link "Services"
          - listitem:
            - link "Airport"
          - listitem:
            - link "Press"
      - paragraph
      - navigation "Language":
        - group
      - button "Menu"
  `);
});

test('the header is deep over the hero', inFull, async ({ page }) => {
  await page.goto('/en/parking/');
  await expect(header(page)).toHaveAttribute('data-theme', 'deep');
});
