import type { Page } from '@playwright/test';

/** What somebody has done by hand: presses of the mouse's button, and of keys that type no text. */
export interface Acts {
  clicks: number;
  keys: number;
}

/**
 * Counts what is done from the next page on, in every window and frame. A key with its modifiers is one; of those that
 * type, and correct what was typed, none counts.
 * @returns how much there was
 */
export async function countActs(page: Page): Promise<() => Acts> {
  const acts: Acts = { clicks: 0, keys: 0 };
  const context = page.context();
  await context.exposeBinding('countAct', (_source, kind: keyof Acts) => {
    acts[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: string) =>
      (window as unknown as { countAct: (kind: string) => void }).countAct(kind);
    const typing = ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'Backspace', 'Delete'];
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count('clicks'), true);
    addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey, isTrusted }) => {
        if (!isTrusted || typing.includes(key)) return;
        if (key.length > 1 || ctrlKey || metaKey) count('keys');
      },
      true,
    );
  });
  return () => ({ ...acts });
}

/** The clicks alone. */
export async function countClicks(page: Page): Promise<() => number> {
  const acts = await countActs(page);
  return () => acts().clicks;
}

/** Presses Tab until the cursor is in an element. */
export async function tabTo(page: Page, selector: string, most: number): Promise<void> {
  const target = page.locator(selector).first();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  if (await isThere()) return;
  throw new Error(`${selector} is not reached by ${most} presses of Tab.`);
}
