import type { Page } from '@playwright/test';
import { sampled } from '../sample';
import { expect, openPage, test, inFull } from './test';

/** More stops than any page has; a walk that is longer is caught in a trap. */
const MOST_STOPS = 400;

const sizes = [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const;

interface Stop {
  /** It had the focus before on this walk. */
  again: boolean;
  name: string;
  problems: string[];
}

/** What has the focus, and why one could not see that it has; null when the page has it itself. */
const stopOf = (page: Page) =>
  page.evaluate<Stop | null>(async () => {
    // What the focus changes is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return null;
    const isInside = () => {
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    };
    // Where the page has to scroll for it, it may take half a second.
    for (let frame = 0; frame < 30 && !isInside(); frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    const problems: string[] = [];
    const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
    if (!isInside() || width === 0 || height === 0) problems.push('outside the window');
    // The ring is its own, that of a link drawn over its card, or that of the box around a field.
    const rings = [focused, focused.parentElement, focused.nextElementSibling].flatMap((element) =>
      element ? [null, '::before', '::after'].map((part) => getComputedStyle(element, part)) : [],
    );
    const ringed = rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    const drawn = focused.closest('svg') !== null;
    if (!ringed && !drawn) problems.push('no sign of focus');
    const middle = (from: number, to: number, end: number) =>
      (Math.max(from, 0) + Math.min(to, end)) / 2;
    const at = document.elementFromPoint(
      middle(left, right, innerWidth),
      middle(top, bottom, innerHeight),
    );
    const related = at && (focused.contains(at) || at.contains(focused) || at.closest('label'));
    if (!related) problems.push(`behind ${at?.tagName} ${at?.className}`);
    // A date field is several stops in one element.
    const again = 'reached' in focused.dataset && !('latest' in focused.dataset);
    document.querySelector('[data-latest]')?.removeAttribute('data-latest');
    focused.dataset.latest = focused.dataset.reached = '';
    return {
      again,
      name: focused.getAttribute('aria-label') ?? (focused.innerText.slice(0, 40) || focused.id),
      problems,
    };
  });

/** Presses Tab until the page itself has the focus again; every stop once. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (!stop || stop.again) return stops;
    stops.push(stop);
  }
  throw new Error(`The Tab key does not come to an end after ${MOST_STOPS} stops.`);
}

/** What can be pressed or filled and is shown, and no stop of the walk; groups are one stop. */
const missedBy = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role=button]';
    const isOneOfGroup = (element: HTMLElement) =>
      (element instanceof HTMLInputElement && element.type === 'radio') ||
      Boolean(element.closest('[role=group]')?.querySelector('[role=button][tabindex="0"]'));
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => !('reached' in element.dataset) && !isOneOfGroup(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Opens a page and waits until its scripts run. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
}

/** Presses Tab until the stop of a name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) !== 1) continue;
    // `- link "Русский"`
    const [stop = ''] = (await focused.ariaSnapshot()).split('\n');
    if (typeof name === 'string' ? stop.includes(`"${name}"`) : name.test(stop)) return;
  }
  throw new Error(`The Tab key does not reach ${String(name)}.`);
}

for (const [size, viewport] of sampled('keyboard, size', sizes)) {
  test.describe(`the keyboard, ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of sampled('keyboard, page', [
      '/en/',
      '/en/flight-board/',
      '/en/services/shops/',
      '/en/airport/scheme/',
      '/en/airport/contacts/',
      '/en/passengers/faq/',
    ])) {
      test(`reaches all of ${path} and is seen there`, async ({ page }) => {
        await openPage(page, path);
        const stops = await walk(page);
        expect(stops[0]?.name).toBe('Skip to content');
        expect(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
        expect(await missedBy(page)).toEqual([]);
      });
    }

    test(
      'alone operates header, panel, search, menu, select and floor plan',
      inFull,
      async ({ page }) => {
        const root = page.locator('html');
        const press = (...keys: string[]) =>
          keys.reduce<Promise<void>>(
            (before, key) => before.then(() => page.keyboard.press(key)),
            Promise.resolve(),
          );
        await open(page, '/en/parking/');
        const title = page.getByRole('heading', { level: 1 });
        const before = (await title.textContent()) ?? '';
        await press('Tab', 'Enter');
        await expect(page.locator('main')).toBeFocused();

        // The panel.
        await tabTo(page, 'Accessibility');
        await press('Enter');
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
        await press('Tab', 'Tab', 'ArrowRight');
        await expect(root).toHaveAttribute('data-color-scheme', 'contrast');
        await press('ArrowLeft', 'Escape');
        await expect(root).not.toHaveAttribute('data-color-scheme');

        // The search, from its suggestions to a page.
        await tabTo(page, 'Search');
        await press('Enter');
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
        await page.keyboard.type('baggage');
        await expect(page.getByRole('option').first()).toBeVisible();
        await press('ArrowDown');
        const chosen = page.getByRole('option', { selected: true });
        const href = await chosen.getAttribute('href');
        await press('Enter');
        await expect(page).toHaveURL(href ?? '');
        await expect(title).not.toHaveText(before);
        await expect(page.locator('main:focus, main :focus')).toHaveCount(1);

        // The language.
        await tabTo(page, /English/);
        await press('Enter');
        await expect(page.getByRole('banner').getByRole('link', { name: /Русский/ })).toBeVisible();
        await tabTo(page, /Русский/);
        await press('Enter');
        await expect(root).toHaveAttribute('lang', 'ru');
        await open(page, '/en/parking/');

        // The menu, to the shops.
        await tabTo(page, 'Menu');
        await press('Enter');
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
        await tabTo(page, 'Services');
        await press('Enter');
        await tabTo(page, 'Shops');
        await press('Enter');
        await expect(page).toHaveURL('/en/services/shops/');

        // A select.
        await expect(page.getByRole('combobox', { name: 'Floor' })).toHaveJSProperty(
          'tagName',
          'BUTTON',
        );
        await tabTo(page, 'Floor');
        await press('Enter', 'ArrowDown', 'Enter');
        await expect(page).toHaveURL(/[?&]floor=\d/);

        // The floor plan.
        await open(page, '/en/airport/scheme/');
        const drawing = page.getByRole('group', { name: /^Plan of floor/ });
        const drawn = drawing.locator('[role=button]:focus');
        const pressed = drawing.getByRole('button', { pressed: true });
        for (let tries = 0; (await drawn.count()) === 0 && tries < 60; tries += 1)
          await press('Tab');
        const outline = () => drawn.evaluate(({ outerHTML }) => outerHTML);
        const first = await outline();
        await press('ArrowRight');
        expect(await outline()).not.toBe(first);
        await press('Enter');
        await expect(pressed).toHaveCount(1);
        await expect(page).toHaveURL(/place=/);
        await press('Escape');
        await expect(pressed).toHaveCount(0);
      },
    );
  });
}
