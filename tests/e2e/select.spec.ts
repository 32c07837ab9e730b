import type { Page } from '@playwright/test';
import { sampled } from '../sample';
import { choose, nativeOf } from './choose';
import { violationsOf } from './axe';
import { expect, openPage, test, inFull, holdRequests } from './test';

const shops = '/en/services/shops/';
const schedule = '/en/seasonal-schedule/';

const select = (page: Page, name: string) =>
  page.locator('main').getByRole('combobox', { name, exact: true });
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role=option][data-active]');

/** Opens a page and waits until its dropdowns stand. */
async function open(page: Page, path: string) {
  await openPage(page, path);
  await expect(page.locator('main button[role=combobox]').first()).toBeVisible();
}

/** The option the keys stand on, as aids are told it. */
async function expectActive(page: Page, name: string, text: string) {
  await expect(active(page)).toHaveText(text);
  await expect(select(page, name)).toHaveAttribute(
    'aria-activedescendant',
    (await active(page).getAttribute('id')) ?? '',
  );
  await expect(select(page, name)).toBeFocused();
}

/** Choices that do not fit into their control once they are chosen. */
const cutChoices = (page: Page) =>
  page.locator('main button[role=combobox]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const options = button.parentElement?.querySelectorAll('option') ?? [];
      return [...options].flatMap(({ text }) => {
        button.textContent = text;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
        return scrollWidth > clientWidth || scrollHeight > clientHeight ? [text] : [];
      });
    }),
  );

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const prefix of sampled('select, narrow', ['', '/ru', '/en'])) {
    for (const list of ['shops', 'cafes-and-restaurants', 'duty-free']) {
      test(`no choice of ${prefix}/services/${list}/ is cut`, inFull, async ({ page }) => {
        await open(page, `${prefix}/services/${list}/`);
        expect(await cutChoices(page)).toEqual([]);
      });
    }
  }
});

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

for (const [size, viewport] of sampled('select, size', Object.entries(sizes))) {
  test.describe(`the dropdown, ${size}`, () => {
    test.use({ viewport });

    test('is closed at first; a click toggles it', inFull, async ({ page }) => {
      await open(page, shops);
      const floor = select(page, 'Floor');
      await expect(floor).toHaveAttribute('aria-expanded', 'false');
      await expect(list(page)).toHaveCount(0);
      await floor.click();
      await expect(floor).toHaveAttribute('aria-expanded', 'true');
      await expect(list(page)).toBeVisible();
      await floor.click();
      await expect(floor).toHaveAttribute('aria-expanded', 'false');
      await expect(list(page)).toHaveCount(0);
    });

    test('a choice closes it and changes the list and the address', async ({ page }) => {
      await open(page, shops);
      const floor = select(page, 'Floor');
      await floor.click();
      await options(page).filter({ hasText: 'Floor 1' }).click();
      await expect(list(page)).toHaveCount(0);
      await expect(floor).toHaveText('Floor 1');
      await expect(floor).toBeFocused();
      await expect(nativeOf(floor)).toHaveValue('1');
      await expect(page).toHaveURL(`${shops}?floor=1`);
      await floor.click();
      await expect(page.getByRole('option', { selected: true })).toHaveText('Floor 1');
    });

    test(
      'emits one change that bubbles, and none for the same choice',
      inFull,
      async ({ page }) => {
        await open(page, shops);
        await page.evaluate(() => {
          document.addEventListener('change', ({ target }) => {
            const { name, value } = target as HTMLSelectElement;
            document.body.dataset.changes = `${document.body.dataset.changes ?? ''} ${name}=${value}`;
          });
        });
        const floor = select(page, 'Floor');
        await choose(floor, '1');
        await choose(floor, '1');
        await choose(floor, '2');
        await expect(page.locator('body')).toHaveAttribute('data-changes', ' floor=1 floor=2');
      },
    );

    test('a click outside closes it and chooses nothing', inFull, async ({ page }) => {
      await open(page, shops);
      await select(page, 'Floor').click();
      await expect(list(page)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(list(page)).toHaveCount(0);
      await expect(page).toHaveURL(shops);
      // Another dropdown closes it too, and opens at the same click.
      await select(page, 'Floor').click();
      await select(page, 'Area').click();
      await expect(list(page)).toHaveCount(1);
      await expect(select(page, 'Floor')).toHaveAttribute('aria-expanded', 'false');
      await expect(select(page, 'Area')).toHaveAttribute('aria-expanded', 'true');
    });

    test('the keys of a select-only combobox', inFull, async ({ page }) => {
      await open(page, shops);
      const floor = select(page, 'Floor');
      await floor.focus();
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Space']) {
        await page.keyboard.press(key);
        await expectActive(page, 'Floor', 'All floors');
        await page.keyboard.press('Escape');
        await expect(list(page)).toHaveCount(0);
        await expect(floor).toBeFocused();
      }
      await page.keyboard.press('End');
      await expectActive(page, 'Floor', 'Floor 2');
      await page.keyboard.press('ArrowUp');
      await expectActive(page, 'Floor', 'Floor 1');
      await page.keyboard.press('Home');
      await expectActive(page, 'Floor', 'All floors');
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 'Floor', 'Floor 1');
      await expect(page).toHaveURL(shops);
      await page.keyboard.press('Enter');
      await expect(list(page)).toHaveCount(0);
      await expect(floor).toBeFocused();
      await expect(page).toHaveURL(`${shops}?floor=1`);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(`${shops}?floor=2`);
      // Tab takes what is reached, and goes on.
      await page.keyboard.press('Home');
      await page.keyboard.press('Tab');
      await expect(list(page)).toHaveCount(0);
      await expect(select(page, 'Type')).toBeFocused();
      await expect(page).toHaveURL(shops);
    });

    test('typed letters find a city among many', inFull, async ({ page }) => {
      await open(page, schedule);
      const city = select(page, 'City');
      await city.focus();
      await page.keyboard.type('ist');
      await expectActive(page, 'City', 'Istanbul');
      await expect(active(page)).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(nativeOf(city)).toHaveValue('IST');
      await page.locator('main').getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/city=IST/);
      await expect(select(page, 'City')).toHaveText('Istanbul');
    });

    test('letters typed after a pause begin anew', inFull, async ({ page }) => {
      await open(page, schedule);
      const cities = await nativeOf(select(page, 'City')).locator('option').allTextContents();
      const first = (letter: string) => cities.find((name) => name.startsWith(letter)) ?? '';
      await select(page, 'City').focus();
      await page.keyboard.press('m');
      await expectActive(page, 'City', first('M'));
      const before = await page.evaluate(() => performance.now());
      await page.waitForFunction((start) => performance.now() - start > 600, before);
      await page.keyboard.press('i');
      await expectActive(page, 'City', first('I'));
    });

    test('a long list stays in the window and scrolls inside', inFull, async ({ page }) => {
      await open(page, schedule);
      const city = select(page, 'City');
      await city.scrollIntoViewIfNeeded();
      await city.click();
      expect(await options(page).count()).toBeGreaterThan(10);
      const box = await list(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(await list(page).evaluate((ul) => ul.scrollHeight > ul.clientHeight)).toBe(true);
      await page.keyboard.press('End');
      await expect(options(page).last()).toBeInViewport({ ratio: 0.95 });
      for (const option of await options(page).all()) {
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });

    test('opens upwards where there is no room below', inFull, async ({ page }) => {
      await page.setViewportSize({ ...viewport, height: 400 });
      await open(page, schedule);
      const city = select(page, 'City');
      await city.evaluate((element) => {
        const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
        const end = innerHeight - (parseFloat(scrollPaddingBottom) || 0);
        const top = element.getBoundingClientRect().bottom - end + 20;
        scrollBy({ top, behavior: 'instant' });
      });
      await city.click();
      const [above, below] = [await list(page).boundingBox(), await city.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      expect(above?.y).toBeGreaterThanOrEqual(0);
    });

    test('aids are told its name, role, value and options', inFull, async ({ page }) => {
      await open(page, `${shops}?floor=1`);
      const floor = select(page, 'Floor');
      await expect(floor.locator('..')).toMatchAriaSnapshot(`
        - combobox "Floor": Floor 1
      `);
      await floor.click();
      await expect(floor.locator('..')).toMatchAriaSnapshot(`
        - combobox "Floor" [expanded]: Floor 1
        - listbox "Floor":
          - option "All floors"
          - option "Floor 1" [selected]
          - option "Floor 2"
      `);
      expect(await violationsOf(page)).toEqual([]);
    });

    test('takes over in the same box', inFull, async ({ page }) => {
      await page.addInitScript(() => {
        let shift = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) shift += (entry as never)['value'];
          document.documentElement.dataset.shift = String(shift);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await holdRequests(page, '**/_next/static/**/*.js*');
      await page.goto(shops, { waitUntil: 'commit' });
      const native = page.locator('main select[name=floor]');
      const before = await native.boundingBox();
      expect(before?.height).toBeGreaterThanOrEqual(44);
      release();
      const taken = page.locator('main button[role=combobox]').nth(1);
      await expect(taken).toBeVisible();
      await expect(native).toBeHidden();
      expect(await taken.boundingBox()).toEqual(before);
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(
        0.01,
      );
    });

    test(
      'does not take the native select out of the hands that use it',
      inFull,
      async ({ page }) => {
        const release = await holdRequests(page, '**/_next/static/**/*.js*');
        await page.goto(schedule, { waitUntil: 'commit' });
        const native = page.locator('main select[name=city]');
        await native.focus();
        await native.selectOption('IST');
        release();
        await expect(page.locator('main button[role=combobox]')).toHaveCount(1);
        await expect(native).toBeFocused();
        await native.blur();
        await expect(select(page, 'City')).toHaveText('Istanbul');
        await expect(native).toBeHidden();
      },
    );

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the native select sends its value', async ({ page }) => {
        await page.goto(schedule);
        await select(page, 'City').selectOption('IST');
        await page.locator('main').getByRole('button', { name: 'Show', exact: true }).click();
        await expect(page).toHaveURL(/city=IST/);
        await expect(select(page, 'City')).toHaveValue('IST');
      });
    });
  });
}

test('the contrast scheme shows the reached option by its outline', inFull, async ({ page }) => {
  await open(page, shops);
  await page.evaluate(() => (document.documentElement.dataset.colorScheme = 'contrast'));
  await select(page, 'Floor').focus();
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCSS('outline-style', 'solid');
  await expect(active(page)).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
});
