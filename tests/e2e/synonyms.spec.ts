import { enter, newStaff } from './staff';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 1000 } });

test('an editor makes a synonym of a search that found nothing', async ({ page, request }) => {
  const word = `xqzw${Date.now().toString(36)}`;
  const find = async () => {
    const reply = await request.get(`/api/search?lang=en&search=${word}`);
    const { data } = (await reply.json()) as { data: { items: { link: string }[] } };
    return data.items[0]?.link;
  };
  expect(await find()).toBeUndefined();
  const { person } = await newStaff(request, 'editor');
  await enter(page, person);
  await page.goto(`/admin/collections/fruitless-searches?search=${word}`);
  const row = page.getByRole('row').filter({ hasText: word });
  await row.getByRole('link', { name: 'Make it a synonym' }).click();
  await expect(page.getByLabel('What is searched for')).toHaveValue(word);
  await page.getByLabel('What the site calls it').fill('parking');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(find).toBe('/parking/');
});
