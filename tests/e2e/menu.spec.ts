import type { Page } from '@playwright/test';
import { CHUNK_RELOAD_KEY, SUBMENU_ONE_COLUMN } from '../../src/constants';
import { sampled } from '../sample';
import { violationsOf } from './axe';
import { expect, inFull, touchThePage, openPage, test } from './test';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

const burger = (page: Page) => page.getByRole('banner').locator('button[aria-expanded]').first();
const menu = (page: Page) => page.locator('#menu');

async function open(page: Page, path: string) {
  await openPage(page, path);
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
}

const scrollY = (page: Page) => page.evaluate(() => scrollY);

for (const [size, viewport] of sampled('menu, size', [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)) {
  test.describe(`menu, ${size}`, () => {
    test.use({ viewport });

    for (const [path, name, phone] of sampled('menu, language', [
      ['/parking/', 'Menyu', 'Maʼlumot xizmati, kecha-yu kunduz'],
      ['/ru/parking/', 'Меню', 'Справочная, круглосуточно'],
      ['/en/parking/', 'Menu', 'Information, around the clock'],
    ] as const)) {
      test(`the burger of ${path} opens and closes it in its place`, async ({ page }) => {
        await openPage(page, path);
        const button = page.getByRole('banner').getByRole('button', { name, exact: true });
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        const place = await button.boundingBox();
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(button).toHaveAttribute('aria-controls', 'menu');
        await expect(menu(page)).toBeVisible();
        expect(await button.boundingBox()).toEqual(place);

        await expect(menu(page).getByText(phone)).toBeVisible();
        await expect(menu(page).getByRole('link', { name: '+998 00 000 00 00' })).toHaveAttribute(
          'href',
          /^tel:/,
        );
        await expect(menu(page).getByRole('link', { name: 'Telegram' })).toBeVisible();
        await expect(menu(page).getByText(/^© \d{4}/)).toBeVisible();

        await button.click();
        await expect(menu(page)).toHaveCount(0);
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(button).toBeFocused();
      });
    }

    test('the page behind neither scrolls nor takes focus', inFull, async ({ page }) => {
      await openPage(page, '/en/parking/');
      await burger(page).click();
      await expect(menu(page)).toBeVisible();
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 800);
      await page.keyboard.press('End');
      expect(await scrollY(page)).toBe(0);

      const outside = new Set<string>();
      for (let tab = 0; tab < 40; tab += 1) {
        await page.keyboard.press(tab < 30 ? 'Tab' : 'Shift+Tab');
        const escaped = await page.evaluate(() => {
          const { activeElement } = document;
          const inside = activeElement?.closest('div:has(> #menu)');
          return inside || activeElement === document.body ? '' : activeElement?.outerHTML;
        });
        if (escaped) outside.add(escaped);
      }
      expect([...outside]).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(burger(page)).toBeFocused();
      await page.mouse.wheel(0, 800);
      await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    });

    test(
      'it closes on the way to another page, in history and at a hash',
      inFull,
      async ({ page }) => {
        await open(page, '/en/parking/');
        const contacts = menu(page).getByRole('link', { name: 'Contacts', exact: true });
        await contacts.filter({ visible: true }).first().click();
        await expect(page).toHaveURL(/\/en\/airport\/contacts\/$/);
        await expect(menu(page)).toHaveCount(0);

        await burger(page).click();
        await expect(menu(page)).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(/\/en\/parking\/$/);
        await expect(menu(page)).toHaveCount(0);
        await page.goForward();
        await expect(page).toHaveURL(/contacts/);
        await expect(menu(page)).toHaveCount(0);

        await burger(page).click();
        await expect(menu(page)).toBeVisible();
        await page.evaluate(() => (location.hash = 'content'));
        await expect(menu(page)).toHaveCount(0);

        // A link to the page one is on.
        await burger(page).click();
        await contacts.filter({ visible: true }).first().click();
        await expect(menu(page)).toHaveCount(0);
        await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
      },
    );

    test('an open menu is axe clean', inFull, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/ru/airport/about/');
      const sweep = async () => {
        expect(await violationsOf(page)).toEqual([]);
      };
      await sweep();
      await menu(page).getByRole('button', { name: 'Аэропорт' }).click();
      await sweep();
    });

    test(
      'it moves by a timeline, and stands still in reduced motion',
      inFull,
      async ({ browser }) => {
        for (const reducedMotion of ['no-preference', 'reduce'] as const) {
          const page = await browser.newPage({ viewport, reducedMotion });
          await page.addInitScript(touchThePage);
          let libraries = 0;
          page.on('response', async (response) => {
            if (!response.url().endsWith('.js')) return;
            if ((await response.text().catch(() => '')).includes('GreenSock')) libraries += 1;
          });
          await openPage(page, '/en/parking/');
          expect(libraries, 'nothing is fetched before it is wanted').toBe(0);
          await burger(page).hover();
          await page.waitForLoadState('networkidle');
          const expected = reducedMotion === 'reduce' ? 0 : 1;
          await expect.poll(() => libraries).toBe(expected);
          await page.evaluate(() => {
            const seen = window as unknown as { moved: number };
            seen.moved = 0;
            new MutationObserver((changes) => {
              seen.moved += changes.filter(({ target }) =>
                (target as Element).closest('#menu'),
              ).length;
            }).observe(document.body, { attributeFilter: ['style'], subtree: true });
          });
          await burger(page).click();
          await expect(menu(page).getByText(/^©/)).toHaveCSS('opacity', '1');
          const moved = () => page.evaluate(() => (window as unknown as { moved: number }).moved);
          if (expected) await expect.poll(moved).toBeGreaterThan(10);
          // At the end nothing of it is left on the elements.
          await expect(menu(page).locator('[data-opening][style*=opacity]')).toHaveCount(0);
          if (!expected) expect(await moved()).toBe(0);
          await page.close();
        }
      },
    );

    test('without the library the first click still opens it', inFull, async ({ page }) => {
      // A page that was reloaded for lost code a moment ago is not reloaded again.
      await page.addInitScript(
        (key) => sessionStorage.setItem(key, String(Date.now())),
        CHUNK_RELOAD_KEY,
      );
      let refused = 0;
      await page.route('**/*.js', async (route) => {
        const response = await route.fetch();
        if (!(await response.text()).includes('_gsap')) return route.fulfill({ response });
        refused += 1;
        await route.abort();
      });
      await openPage(page, '/en/parking/');
      await burger(page).click();
      await expect(menu(page).getByRole('button', { name: 'Passengers' })).toBeVisible();
      await expect.poll(() => refused).toBeGreaterThan(0);
    });
  });
}

test('on a phone it begins with the local time, which the header has no room for', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/en/parking/');
  const time = menu(page).getByRole('paragraph').filter({ hasText: 'Local time' });
  await expect(time).toHaveText(/\d\d:\d\d/);
  const [above, below] = [
    await time.boundingBox(),
    await menu(page).getByRole('navigation').boundingBox(),
  ];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test.describe('a wide menu', () => {
  test.use({ viewport: DESKTOP });

  test('shows the section of the page first', inFull, async ({ page }) => {
    await open(page, '/en/passengers/baggage/');
    await expect(menu(page).getByRole('button', { name: 'Passengers' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(menu(page).getByRole('link', { name: 'Baggage' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test(
    'hovering opens a submenu, crossing does not, clicking keeps it open',
    inFull,
    async ({ page }) => {
      await open(page, '/en/');
      const item = (name: string) => menu(page).getByRole('button', { name, exact: true });
      await expect(item('Flights')).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page).getByRole('link', { name: 'Duty free' })).toBeHidden();

      await item('Services').hover();
      await expect(item('Services')).toHaveAttribute('aria-expanded', 'true');
      await expect(item('Flights')).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(page).getByRole('link', { name: 'Duty free' })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: 'Flight board' })).toBeHidden();
      await item('Services').click();
      await expect(item('Services')).toHaveAttribute('aria-expanded', 'true');

      // Across three others to the submenu's far side, within the time of a crossing.
      const crossed = page.evaluate(
        () =>
          new Promise<string[]>((done) => {
            const seen: string[] = [];
            new MutationObserver((changes) => {
              for (const { target } of changes) seen.push((target as Element).id);
            }).observe(document.body, { attributeFilter: ['aria-expanded'], subtree: true });
            setTimeout(() => done(seen), 600);
          }),
      );
      const press = await item('Press centre').boundingBox();
      if (!press) throw new Error('no place');
      await page.mouse.move(press.x + 40, press.y + 20);
      await page.mouse.move(press.x + press.width + 200, press.y + 20);
      expect(await crossed).toEqual([]);
      await expect(item('Services')).toHaveAttribute('aria-expanded', 'true');
    },
  );

  test('the parent page is the heading of its submenu', inFull, async ({ page }) => {
    await open(page, '/en/');
    await menu(page).getByRole('button', { name: 'Passengers' }).click();
    await menu(page).getByRole('link', { name: 'Passengers', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/passengers\/$/);
  });

  test('an item without a submenu is a link', inFull, async ({ page }) => {
    await open(page, '/ru/');
    const contacts = menu(page).getByRole('link', { name: 'Контакты', exact: true });
    await contacts.filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/ru\/airport\/contacts\/$/);
  });

  test('a submenu of more than ten entries stands in two columns', inFull, async ({ page }) => {
    await open(page, '/en/');
    const columns = async (name: string) => {
      await menu(page).getByRole('button', { name, exact: true }).click();
      const entries = menu(page).locator('ul ul').filter({ visible: true }).getByRole('link');
      const boxes = await entries.evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().left)),
      );
      return { entries: boxes.length, columns: new Set(boxes).size };
    };
    const airport = await columns('Airport');
    expect(airport.entries).toBeGreaterThan(SUBMENU_ONE_COLUMN);
    expect(airport.columns).toBe(2);
    const passengers = await columns('Passengers');
    expect(passengers.entries).toBeLessThanOrEqual(SUBMENU_ONE_COLUMN);
    expect(passengers.columns).toBe(1);
  });

  test('the keyboard walks through items and submenus', async ({ page }) => {
    await openPage(page, '/en/');
    await burger(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    const item = (name: string) => menu(page).getByRole('button', { name, exact: true });
    await page.keyboard.press('Tab');
    await expect(item('Flights')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(menu(page).getByRole('link', { name: 'Flights', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(item('Flights')).toBeFocused();

    await item('Passengers').focus();
    await page.keyboard.press('Space');
    await expect(item('Passengers')).toHaveAttribute('aria-expanded', 'true');
    await expect(item('Passengers')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Passengers', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/passengers\/departing\/$/);
    await expect(menu(page)).toHaveCount(0);
  });

  test('its names in the accessibility tree', inFull, async ({ page }) => {
    await open(page, '/en/press-center/photo-rules/');
    await expect(menu(page)).toMatchAriaSnapshot(`
      - navigation "Menu":
        - list:
          - listitem:
            - button "Flights"
          - listitem:
            - button "Passengers"
          - listitem:
            - button "Services"
          - listitem:
            - button "Airport"
          - listitem:
            - button "Press centre" [expanded]
            - paragraph:
              - link "Press centre"
            - list:
              - listitem:
                - link "Press releases"
              - listitem:
                - link "Photo rules"
          - listitem:
            - link "Contacts"
      - link "+998 00 000 00 00"
      - paragraph: Information, around the clock
      - list "Social networks":
        - listitem:
          - link "Telegram"
        - listitem:
          - link "Instagram"
        - listitem:
          - link "Facebook"
        - listitem:
          - link "YouTube"
      - paragraph: /© \\d+ Registon International Airport/
    `);
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
  });
});

test.describe('a narrow menu', () => {
  test.use({ viewport: PHONE });

  for (const [path, item, back, entry] of [
    ['/', 'Aeroport', 'Orqaga', 'Terminal sxemasi'],
    ['/ru/', 'Аэропорт', 'Назад', 'Схема терминала'],
    ['/en/', 'Airport', 'Back', 'Floor plan'],
  ] as const) {
    test(`of ${path} goes down into a submenu and back`, inFull, async ({ page }) => {
      await open(page, path);
      const button = menu(page).getByRole('button', { name: item, exact: true });
      const others = menu(page).locator('nav > ul > li').filter({ visible: true });
      await expect(others).toHaveCount(6);
      await button.hover();
      await button.click();
      await expect(others).toHaveCount(1);
      await expect(menu(page).getByRole('button', { name: back })).toBeFocused();
      await expect(menu(page).getByRole('link', { name: item, exact: true })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: entry })).toBeVisible();
      await menu(page).getByRole('button', { name: back }).click();
      await expect(others).toHaveCount(6);
      await expect(button).toBeFocused();
    });
  }

  test('Escape goes back from a submenu first, then closes', inFull, async ({ page }) => {
    await open(page, '/en/');
    const button = menu(page).getByRole('button', { name: 'Airport' });
    await button.press('Enter');
    await expect(menu(page).getByRole('button', { name: 'Back' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(burger(page)).toBeFocused();
  });

  test(
    'tells the temperature and the time, for which the header has no room',
    inFull,
    async ({ page }) => {
      await open(page, '/en/');
      await expect(menu(page).getByText('28°')).toBeVisible();
      await expect(menu(page).locator('time')).toContainText(/\d\d:\d\d/);
    },
  );

  test('fits into 320 px', inFull, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/ru/');
    await menu(page).getByRole('button', { name: 'Аэропорт' }).click();
    expect(
      await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  });
});
