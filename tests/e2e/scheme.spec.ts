import type { Page } from '@playwright/test';
import { SERVICE_ICON_SIZE } from '../../src/constants';
import { expect, openPage, test, inFull } from './test';

interface Floor {
  floor: number;
  title: string;
  areas: { id: string; title: string; text: string }[];
}

const path = '/en/airport/scheme/';
const chosenAddress = `${path}?floor=2&place=choyxona-registon`;

const drawing = (page: Page, floor = 2) =>
  page.getByRole('group', { name: `Plan of floor ${floor}` });
const list = (page: Page, floor = 2) =>
  page.getByRole('region', { name: `Places on floor ${floor}` });
const rows = (page: Page, floor = 2) => list(page, floor).getByRole('listitem');
const buttons = (page: Page, floor = 2) => drawing(page, floor).getByRole('button');
const place = (page: Page, title: string, floor = 2) =>
  drawing(page, floor).getByRole('button', { name: new RegExp(`^${title},`) });
const row = (page: Page, title: string) =>
  list(page).getByRole('link', { name: new RegExp(`^${title}`) });
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const kinds = (page: Page) => page.getByRole('group', { name: 'Types of place' });
const floors = (page: Page) => page.getByRole('navigation', { name: 'Floors' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a place on the plan' });
const percent = (page: Page) => page.getByRole('status').filter({ hasText: '%' });

async function floorsOf(page: Page): Promise<Floor[]> {
  const reply = await page.request.get('/api/scheme?lang=en');
  return ((await reply.json()) as { data: { floors: Floor[] } }).data.floors;
}

/** A place is chosen in the drawing, in the list, on the card and in the address, and only it. */
async function expectChosen(page: Page, title: string, id: string) {
  await expect(place(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(drawing(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(list(page).locator('[aria-current=true]')).toHaveCount(1);
  await expect(list(page).locator('[aria-current=true]')).toContainText(title);
  await expect(card(page, title).getByRole('heading', { name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]place=${id}(&|$)`));
}

async function expectNothing(page: Page) {
  await expect(page.locator('main').getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(drawing(page).getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(list(page).locator('[aria-current=true]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/place=/);
}

test('an address chooses its place', async ({ page }) => {
  await page.goto(chosenAddress);
  await expectChosen(page, 'Choyxona Registon', 'choyxona-registon');
  await expect(page).toHaveURL(chosenAddress);
  await card(page, 'Choyxona Registon').getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL('/en/services/cafes-and-restaurants/choyxona-registon/');
});

test('a place brings its own floor, a bad address shows the plan', inFull, async ({ page }) => {
  await page.goto(`${path}?floor=2&place=suzani`);
  await expect(place(page, 'Suzani', 1)).toHaveAttribute('aria-pressed', 'true');
  const response = await page.goto(`${path}?floor=9&place=nothing&kinds=nothing&side=up`);
  expect(response?.status()).toBe(200);
  await expect(drawing(page)).toBeVisible();
  await expectNothing(page);
});

test('the chosen place pressed again is no longer chosen', inFull, async ({ page }) => {
  await openPage(page, chosenAddress);
  await place(page, 'Choyxona Registon').click();
  await expectNothing(page);
  await expect(page).toHaveURL(`${path}?floor=2`);
  await place(page, 'Choyxona Registon').click();
  await expectChosen(page, 'Choyxona Registon', 'choyxona-registon');
  await row(page, 'Choyxona Registon').click();
  await expectNothing(page);
});

test('a row of the list chooses its place', inFull, async ({ page }) => {
  await openPage(page, path);
  await row(page, 'Kulol').click();
  await expectChosen(page, 'Kulol', 'kulol');
  await place(page, 'Limon').click();
  await expectChosen(page, 'Limon', 'limon');
});

test('a place within another is chosen by itself', inFull, async ({ page }) => {
  await openPage(page, path);
  await place(page, 'Tobacco').click();
  await expectChosen(page, 'Tobacco', 'df-tamaki');
  await place(page, 'Toys').click();
  await expectChosen(page, 'Toys', 'df-oyinchoq');
  await place(page, 'Toys').click();
  await expectNothing(page);
});

for (const [title, id, part] of [
  ['Offices', 'office', 'Flight operations'],
  ['Cafe and bar', 'cafe', 'Panorama'],
] as const) {
  test(`${title} of floor 3 are chosen as a whole, then a part of them`, async ({ page }) => {
    await openPage(page, `${path}?floor=3`);
    await list(page, 3)
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .click();
    await expect(place(page, title, 3)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(new RegExp(`place=${id}$`));
    await place(page, part, 3).click();
    await expect(place(page, part, 3)).toHaveAttribute('aria-pressed', 'true');
    await expect(buttons(page, 3).and(page.getByRole('button', { pressed: true }))).toHaveCount(1);
  });
}

test('the card closes', inFull, async ({ page }) => {
  await openPage(page, chosenAddress);
  await card(page, 'Choyxona Registon').getByRole('button', { name: 'Close' }).click();
  await expectNothing(page);
  await expect(page).toHaveURL(`${path}?floor=2`);
});

test('the kinds filter the list and the drawing', inFull, async ({ page }) => {
  await openPage(page, path);
  const all = await rows(page).count();
  const cafes = kinds(page).getByRole('button', { name: /^Cafes/ });
  const gates = kinds(page).getByRole('button', { name: /^Gates/ });
  await gates.click();
  await expect(page).toHaveURL(`${path}?floor=2&kinds=gate`);
  await expect(gates).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(8);
  await expect(buttons(page)).toHaveCount(8);
  await cafes.click();
  await expect(page).toHaveURL(/kinds=(gate%2Ccafe|cafe%2Cgate)/);
  const both = await rows(page).count();
  expect(both).toBeGreaterThan(8);
  expect(both).toBeLessThan(all);
  await expect(buttons(page)).toHaveCount(both);
  await gates.click();
  await expect(rows(page)).toHaveCount(both - 8);
  await expect(buttons(page)).toHaveCount(both - 8);
  await kinds(page)
    .getByRole('button', { name: /^All types/ })
    .click();
  await expect(page).toHaveURL(`${path}?floor=2`);
  await expect(rows(page)).toHaveCount(all);
});

test('signs of services have the size that they are specified in', inFull, async ({ page }) => {
  await openPage(page, path);
  const size = { width: SERVICE_ICON_SIZE, height: SERVICE_ICON_SIZE };
  const signs = [kinds(page).locator('a > svg'), rows(page).locator('svg')];
  for (const sign of signs) expect(await sign.first().boundingBox()).toMatchObject(size);
});

test('the filters of an address stay after a reload', inFull, async ({ page }) => {
  await page.goto(`${path}?floor=2&kinds=gate&search=jet+bridge`);
  await expect(rows(page)).toHaveCount(4);
  await expect(buttons(page)).toHaveCount(4);
  await expect(field(page)).toHaveValue('jet bridge');
});

test('security splits a floor', inFull, async ({ page }) => {
  await openPage(page, path);
  const all = await rows(page).count();
  const side = page.getByRole('navigation', { name: 'Security' });
  await side.getByRole('link', { name: 'After security' }).click();
  await expect(page).toHaveURL(`${path}?floor=2&side=after`);
  const after = await rows(page).count();
  await side.getByRole('link', { name: 'Before security' }).click();
  await expect(page).toHaveURL(`${path}?floor=2&side=before`);
  await expect(rows(page)).toHaveCount(all - after);
  await expect(place(page, 'Gate 5')).toHaveCount(0);
});

test('the search filters the list and the drawing', inFull, async ({ page }) => {
  await openPage(page, path);
  await field(page).fill('choyxona');
  await expect(page).toHaveURL(`${path}?floor=2&search=choyxona`);
  await expect(row(page, 'Choyxona Registon')).toBeVisible();
  const found = await rows(page).count();
  expect(found).toBeLessThan(4);
  await expect(buttons(page)).toHaveCount(found);
  await expect(list(page).getByRole('status')).toHaveText(String(found));
});

test('what is not on this floor is offered on others', inFull, async ({ page }) => {
  await openPage(page, path);
  await field(page).fill('panorama');
  await expect(rows(page)).toHaveCount(0);
  await expect(list(page).getByText('Nothing on this floor.')).toBeVisible();
  await list(page)
    .getByRole('link', { name: /^On floor 3: \d place/ })
    .click();
  await expect(list(page, 3).getByRole('link', { name: 'Panorama' }).first()).toBeVisible();
  await expect(place(page, 'Panorama', 3)).toBeVisible();
  await expect(field(page)).toHaveValue('panorama');
  await expect(page).toHaveURL(`${path}?floor=3&search=panorama`);
});

test('clearing the search clears the selection', inFull, async ({ page }) => {
  await openPage(page, path);
  await field(page).fill('kulol');
  await row(page, 'Kulol').click();
  await expectChosen(page, 'Kulol', 'kulol');
  await field(page).fill('');
  await expectNothing(page);
  await expect(page).toHaveURL(`${path}?floor=2`);
});

test('the floors change', inFull, async ({ page }) => {
  const all = await floorsOf(page);
  await openPage(page, chosenAddress);
  for (const { floor, title, areas } of [...all].reverse()) {
    const tab = floors(page).getByRole('link', { name: title });
    await tab.click();
    await expect(page).toHaveURL(`${path}?floor=${floor}`);
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(drawing(page, floor)).toBeVisible();
    await expect(rows(page, floor)).toHaveCount(areas.length);
  }
});

test('the keyboard moves, chooses, leaves and zooms', async ({ page }) => {
  await openPage(page, path);
  const focused = drawing(page).locator('[role=button]:focus');
  // On the page: the window may scroll along.
  const middle = () =>
    focused.evaluate((area) => {
      const { left, top, width, height } = area.getBoundingClientRect();
      return { x: left + scrollX + width / 2, y: top + scrollY + height / 2 };
    });
  await place(page, 'Gate 4').focus();
  for (const [key, along, sign] of [
    ['ArrowRight', 'x', 1],
    ['ArrowDown', 'y', 1],
    ['ArrowLeft', 'x', -1],
    ['ArrowUp', 'y', -1],
  ] as const) {
    const from = await middle();
    await page.keyboard.press(key);
    await expect(focused).toHaveCount(1);
    const to = await middle();
    expect(sign * (to[along] - from[along]), key).toBeGreaterThan(0);
  }

  await place(page, 'Gate 4').focus();
  await page.keyboard.press('Enter');
  await expectChosen(page, 'Gate 4', 'gate-4');
  await expect(focused).toHaveAccessibleName(/^Gate 4,/);
  await page.keyboard.press('Escape');
  await expectNothing(page);
  await expect(focused).toHaveAccessibleName(/^Gate 4,/);
  await page.keyboard.press(' ');
  await expectChosen(page, 'Gate 4', 'gate-4');

  await expect(percent(page)).toHaveText('100%');
  await page.keyboard.press('+');
  await expect(percent(page)).toHaveText('125%');
  await page.keyboard.press('+');
  await expect(percent(page)).toHaveText('150%');
  await page.keyboard.press('-');
  await expect(percent(page)).toHaveText('125%');
  await page.keyboard.press('0');
  await expect(percent(page)).toHaveText('100%');
});

test('the drawing is one stop of the tab key', inFull, async ({ page }) => {
  await openPage(page, path);
  await expect(drawing(page).locator('[tabindex="0"]')).toHaveCount(1);
});

test('the zoom buttons zoom', inFull, async ({ page }) => {
  await openPage(page, path);
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toBeDisabled();
  await zoomIn.click();
  await zoomIn.click();
  await expect(percent(page)).toHaveText('150%');
  await zoomOut.click();
  await expect(percent(page)).toHaveText('125%');
  for (let times = 0; times < 11; times += 1) await zoomIn.click();
  await expect(percent(page)).toHaveText('400%');
  await expect(zoomIn).toBeDisabled();
  await page.getByRole('button', { name: 'Fit to screen' }).click();
  await expect(percent(page)).toHaveText('100%');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Drags the handle of the card's sheet down. */
  async function drag(page: Page, distance: number) {
    const handle = card(page, 'Choyxona Registon').locator('[aria-hidden=true]').first();
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error('The sheet has no handle.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + distance / 2, { steps: 4 });
    await page.mouse.move(x, y + distance, { steps: 4 });
    await page.mouse.up();
  }

  test('the card is a sheet that is dragged away', inFull, async ({ page }) => {
    await openPage(page, chosenAddress);
    const sheet = card(page, 'Choyxona Registon');
    await expect(sheet).toBeVisible();
    const width = (await sheet.boundingBox())?.width ?? 0;
    expect(width).toBeGreaterThan(340);
    await drag(page, 40);
    await expectChosen(page, 'Choyxona Registon', 'choyxona-registon');
    await drag(page, 70);
    await expectNothing(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list, the drawing and the floors are there', async ({ page }) => {
    const all = await floorsOf(page);
    await page.goto(path);
    for (const { floor, title, areas } of all) {
      await floors(page).getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`${path}?floor=${floor}`);
      await expect(rows(page, floor)).toHaveCount(areas.length);
      await expect(rows(page, floor).getByRole('link')).toHaveCount(areas.length);
      const image = page.getByRole('img', { name: `Plan of floor ${floor}` });
      await expect(image).toBeVisible();
      expect((await page.request.get((await image.getAttribute('src')) ?? '')).status()).toBe(200);
      await expect(drawing(page, floor)).toHaveCount(0);
    }
  });

  test('a link of the list chooses its place, kinds and search work', inFull, async ({ page }) => {
    await page.goto(path);
    await row(page, 'Kulol').click();
    await expect(page).toHaveURL(`${path}?floor=2&place=kulol`);
    await expect(list(page).locator('[aria-current=true]')).toContainText('Kulol');
    await expect(card(page, 'Kulol').getByRole('link', { name: 'Details' })).toBeVisible();
    await kinds(page)
      .getByRole('button', { name: /^Gates/ })
      .click();
    await expect(page).toHaveURL(/kinds=gate/);
    await expect(rows(page)).toHaveCount(8);
    await page.goto(path);
    await field(page).fill('choyxona');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/search=choyxona/);
    await expect(row(page, 'Choyxona Registon')).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(4);
  });
});
