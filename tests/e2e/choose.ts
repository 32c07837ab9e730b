import { expect, type Locator } from '@playwright/test';

/** The native select behind a dropdown: it holds the value that its form sends. */
export const nativeOf = (combobox: Locator) => combobox.locator('xpath=../select');

/** Chooses an option of a dropdown by its value, as a visitor does: opens the list and clicks. */
export async function choose(combobox: Locator, value: string): Promise<void> {
  const option = nativeOf(combobox).locator(`option[value="${value}"]`);
  const name = (await option.textContent()) ?? '';
  await combobox.click();
  await combobox.locator('..').getByRole('option', { name, exact: true }).click();
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
}
