import type { Page } from '@playwright/test';
import {
  COLOR_SCHEME_KEY,
  DISPLAY_IMAGES_KEY,
  FONT_SIZE_KEY,
  LETTER_SPACING_KEY,
  LINE_SPACING_KEY,
  PANEL_DRAG_CLOSE_PX,
} from '../../src/constants';
import { sampled } from '../sample';
import { expect, hydrated, openPage, test, inFull } from './test';

const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
};

const root = (page: Page) => page.locator('html');
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Accessibility' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Accessibility' });
const radio = (page: Page, group: string, name: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function open(page: Page, path = '/en/parking/') {
  if (page.url().includes(path)) await hydrated(page);
  else await openPage(page, path);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await settled(page);
}

/** The panel has finished coming in. */
const settled = (page: Page) =>
  panel(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );

const cases = [
  ['Text size', 'Large', FONT_SIZE_KEY, 'medium', 'data-font-size'],
  ['Text size', 'Very large', FONT_SIZE_KEY, 'large', 'data-font-size'],
  ['Colours', 'High contrast', COLOR_SCHEME_KEY, 'contrast', 'data-color-scheme'],
  ['Images', 'Hidden', DISPLAY_IMAGES_KEY, 'hidden', 'data-images'],
  ['Letter spacing', 'Wide', LETTER_SPACING_KEY, 'wide', 'data-letter-spacing'],
  ['Line spacing', 'Wide', LINE_SPACING_KEY, 'wide', 'data-line-spacing'],
] as const;

for (const [size, viewport] of sampled('accessibility, size', Object.entries(sizes))) {
  test.describe(size, () => {
    test.use({ viewport });

    test('the button is a target of 44 px', inFull, async ({ page }) => {
      await page.goto('/en/');
      const box = await opener(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    });

    test('a choice applies at once, is kept under its key and holds on the next page', async ({
      page,
    }) => {
      await open(page);
      for (const [group, name, key, value, attribute] of cases) {
        await radio(page, group, name).check();
        await expect(root(page)).toHaveAttribute(attribute, value);
        expect(await kept(page, key)).toBe(value);
      }
      await page.goto('/en/passengers/faq/');
      for (const [, , , value, attribute] of cases.slice(1)) {
        await expect(root(page)).toHaveAttribute(attribute, value);
      }
      await open(page, '/en/passengers/faq/');
      for (const [group, name] of cases.slice(1)) {
        await expect(radio(page, group, name)).toBeChecked();
      }
    });

    test('defaults are kept as the specification writes them', inFull, async ({ page }) => {
      await open(page);
      for (const [group, name] of cases) await radio(page, group, name).check();
      await panel(page).getByRole('button', { name: 'Reset all settings' }).click();
      await expect(panel(page).getByRole('status')).toHaveText('All settings are back to normal.');
      for (const [, , key, , attribute] of cases) {
        await expect(root(page)).not.toHaveAttribute(attribute);
        expect(await kept(page, key)).toBe(key === FONT_SIZE_KEY ? 'default' : '');
      }
      await expect(panel(page).getByRole('radio', { checked: true })).toHaveCount(5);
      await expect(radio(page, 'Text size', 'Normal')).toBeChecked();
    });

    test(
      'Escape, the button and a click beside it close it; focus returns',
      inFull,
      async ({ page }) => {
        const ways = [
          () => page.keyboard.press('Escape'),
          () => panel(page).getByRole('button', { name: 'Close' }).click(),
          () => page.mouse.click(20, 10),
        ];
        for (const close of ways) {
          await open(page);
          await close();
          await expect(panel(page)).toBeHidden();
          await expect(opener(page)).toBeFocused();
          await expect(root(page)).not.toHaveAttribute('data-scroll-locked');
        }
      },
    );

    test('the page behind does not scroll', inFull, async ({ page }) => {
      await open(page);
      await page.mouse.move(20, 200);
      await page.mouse.wheel(0, 800);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await page.mouse.wheel(0, 800);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

    test(
      'a press that begins in the panel and ends beside it leaves it open',
      inFull,
      async ({ page }) => {
        await open(page);
        await panel(page).getByText('Colours').hover();
        await page.mouse.down();
        await page.mouse.move(20, 10);
        await page.mouse.up();
        await expect(panel(page)).toBeVisible();
      },
    );

    test('it works by keyboard alone', async ({ page }) => {
      await openPage(page, '/en/parking/');
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(radio(page, 'Text size', 'Normal')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(radio(page, 'Text size', 'Large')).toBeFocused();
      await expect(root(page)).toHaveAttribute('data-font-size', 'medium');
      await page.keyboard.press('ArrowRight');
      await expect(root(page)).toHaveAttribute('data-font-size', 'large');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(root(page)).toHaveAttribute('data-color-scheme', 'contrast');
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && !activeElement?.closest('dialog');
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(opener(page)).toBeFocused();
    });

    test('assistive technology finds named groups of choices', inFull, async ({ page }) => {
      await open(page);
      await expect(panel(page)).toMatchAriaSnapshot(`
        - dialog "Accessibility":
          - heading "Accessibility" [level=2]
          - button "Close"
          - group "Text size":
            - radio "Normal" [checked]
            - radio "Large"
            - radio "Very large"
          - group "Colours":
            - radio "Normal" [checked]
            - radio "High contrast"
          - group "Images":
            - radio "Shown" [checked]
            - radio "Hidden"
          - group "Letter spacing":
            - radio "Normal" [checked]
            - radio "Wide"
          - group "Line spacing":
            - radio "Normal" [checked]
            - radio "Wide"
          - button "Reset all settings"
          - status
      `);
    });

    test('it fits the window in the largest type', inFull, async ({ page }) => {
      await page.addInitScript((key) => localStorage.setItem(key, 'large'), FONT_SIZE_KEY);
      await open(page);
      const box = await panel(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      expect(await panel(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    });
  });
}

test('its body is loaded when somebody is about to use it', inFull, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, '/en/parking/');
  const before = scripts.length;
  await opener(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('kept choices are on the root before the body is parsed', async ({ page }) => {
  await page.addInitScript(
    ([size, scheme, images]) => {
      localStorage.setItem(size ?? '', 'large');
      localStorage.setItem(scheme ?? '', 'contrast');
      localStorage.setItem(images ?? '', 'hidden');
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        const { fontSize, colorScheme, images: shown } = document.documentElement.dataset;
        Object.assign(window, { atBody: { fontSize, colorScheme, shown } });
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    [FONT_SIZE_KEY, COLOR_SCHEME_KEY, DISPLAY_IMAGES_KEY],
  );
  await page.goto('/en/parking/', { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as { atBody?: unknown }).atBody))
    .toEqual({ fontSize: 'large', colorScheme: 'contrast', shown: 'hidden' });
});

test('hydration keeps the choices and does not complain', inFull, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.addInitScript((key) => localStorage.setItem(key, 'contrast'), COLOR_SCHEME_KEY);
  await open(page);
  await expect(radio(page, 'Colours', 'High contrast')).toBeChecked();
  expect(complaints).toEqual([]);
});

test('values that are none are ignored', inFull, async ({ page }) => {
  await page.addInitScript(
    ([size, scheme, images]) => {
      localStorage.setItem(size ?? '', 'huge');
      localStorage.setItem(scheme ?? '', 'true');
      localStorage.setItem(images ?? '', '1');
    },
    [FONT_SIZE_KEY, COLOR_SCHEME_KEY, DISPLAY_IMAGES_KEY],
  );
  await open(page);
  for (const [, , , , attribute] of cases) await expect(root(page)).not.toHaveAttribute(attribute);
  await expect(radio(page, 'Text size', 'Normal')).toBeChecked();
});

const refusals = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [state, refuse] of Object.entries(refusals)) {
  test(`with storage ${state} a choice holds while pages change`, inFull, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(refuse);
    await open(page);
    await radio(page, 'Colours', 'High contrast').check();
    await expect(root(page)).toHaveAttribute('data-color-scheme', 'contrast');
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/$/);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    await expect(root(page)).toHaveAttribute('data-color-scheme', 'contrast');
    expect(errors).toEqual([]);
  });
}

test('other tabs follow', inFull, async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, '/en/passengers/faq/');
  await open(page);
  await radio(page, 'Text size', 'Large').check();
  await expect(root(other)).toHaveAttribute('data-font-size', 'medium');
  await open(other, '/en/passengers/faq/');
  await radio(other, 'Text size', 'Normal').check();
  await expect(root(page)).not.toHaveAttribute('data-font-size');
  await expect(radio(page, 'Text size', 'Normal')).toBeChecked();
});

/** Presses the panel's head and moves it down; the press is still held. */
async function dragHead(page: Page, way: number) {
  const box = await panel(page).getByRole('heading').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + way, { steps: 4 });
}

test.describe('dragging', () => {
  test.use({ viewport: sizes.phone });

  test(`${PANEL_DRAG_CLOSE_PX} px down springs back`, inFull, async ({ page }) => {
    await open(page);
    const before = await panel(page).boundingBox();
    await dragHead(page, PANEL_DRAG_CLOSE_PX);
    const dragged = await panel(page).boundingBox();
    expect((dragged?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(PANEL_DRAG_CLOSE_PX, 0);
    await page.mouse.up();
    await settled(page);
    expect(await panel(page).boundingBox()).toEqual(before);
  });

  test(`${PANEL_DRAG_CLOSE_PX + 1} px down closes`, inFull, async ({ page }) => {
    await open(page);
    await dragHead(page, PANEL_DRAG_CLOSE_PX + 1);
    await page.mouse.up();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('up it does not move', inFull, async ({ page }) => {
    await open(page);
    const before = await panel(page).boundingBox();
    await dragHead(page, -80);
    expect(await panel(page).boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(panel(page)).toBeVisible();
  });
});

test('a wide window’s panel is not dragged', inFull, async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await open(page);
  await dragHead(page, 200);
  await page.mouse.up();
  await expect(panel(page)).toBeVisible();
});

test.describe('with images hidden', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript((key) => localStorage.setItem(key, 'hidden'), DISPLAY_IMAGES_KEY),
  );

  test('an image’s alternative is read in its place', inFull, async ({ page }) => {
    await page.goto('/en/how-to-get-there/');
    const image = page.locator('main img').first();
    const words = await image.getAttribute('alt');
    expect(words).toMatch(/\S{3}/);
    await expect(image).toBeHidden();
    await expect(page.locator('main').getByText(words ?? '', { exact: true })).toBeVisible();
  });

  test('the floor’s list stands alone until the drawing is asked for', inFull, async ({ page }) => {
    await openPage(page, '/en/airport/scheme/');
    const drawing = page.getByRole('group', { name: 'Plan of floor 2' });
    await expect(drawing).toBeHidden();
    await expect(page.getByRole('region', { name: 'Places on floor 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await expect(drawing).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the plan' })).toBeHidden();
  });

  test('the horizon is gone, signs stay', inFull, async ({ page }) => {
    await page.goto('/en/');
    await expect(page.locator('[data-art]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main li svg').first()).toBeVisible();
  });
});

test('without images hidden no alternative is doubled', inFull, async ({ page }) => {
  await page.goto('/en/how-to-get-there/');
  await expect(page.locator('[data-alt]').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main img').first()).toBeVisible();
});

test('without scripts there is no button that does nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/en/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(opener(page)).toBeHidden();
  await context.close();
});
