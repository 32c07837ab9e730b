import type { Page } from '@playwright/test';

/**
 * Counts the presses of the mouse's button from the next page on, in every window and frame.
 * @returns how many there were
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  const context = page.context();
  await context.exposeBinding('countClick', () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    const count = () => (window as unknown as { countClick: () => void }).countClick();
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count(), true);
  });
  return () => clicks;
}
