import { expect, type Locator } from '@playwright/test';

/** The native select behind a dropdown: it holds the value that its form sends. */
export const nativeOf = (combobox: Locator) => combobox.locator('xpath=../select');

/** The native select has given way. */
const isDropdown = (combobox: Locator) =>
  expect(combobox).toHaveJSProperty('tagName', 'BUTTON', { timeout: 10_000 });

/** Chooses an option of a dropdown by its value, as a visitor does: opens the list and clicks. */
export async function choose(combobox: Locator, value: string): Promise<void> {
  await isDropdown(combobox);
  const option = nativeOf(combobox).locator(`option[value="${value}"]`);
  const name = (await option.textContent()) ?? '';
  await combobox.click();
  await combobox.locator('..').getByRole('option', { name, exact: true }).click();
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
}

/** Chooses the second option of a dropdown. */
export async function chooseSecond(combobox: Locator): Promise<void> {
  await isDropdown(combobox);
  await combobox.click();
  await combobox.locator('..').getByRole('option').nth(1).click();
}
