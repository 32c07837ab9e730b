import type { BrowserContext, Page } from '@playwright/test';
import { localised } from '../../src/lib/hrefs';
import { administrator, enter, login, pageId } from './staff';
import { expect, openPage, test, inFull } from './test';

/** What browsers report of a policy, of every page and frame of a context. */
async function violationsIn(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', (_, text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const text = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`;
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(text);
    });
  });
  return violations;
}

/** The page has run its scripts: it is hydrated, and its early script marked the root. */
const runs = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-motion', '');

const visited = [
  '/',
  '/flight-board/',
  '/passengers/baggage/',
  '/airport/contacts/',
  '/airport/scheme/',
  '/search/?search=istanbul',
  '/no/such/page/',
];

for (const path of visited) {
  test(`nothing on ${path} is stopped by its policy`, inFull, async ({ page, context }) => {
    const violations = await violationsIn(context);
    await openPage(page, localised(path, 'ru'));
    await runs(page);
    expect(violations).toEqual([]);
  });
}

test('a walk through the site stays within the policy of its first page', async ({
  page,
  context,
}) => {
  const violations = await violationsIn(context);
  await openPage(page, '/en/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/career/);
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('what somebody writes into a page does not run', async ({ page, context }) => {
  const violations = await violationsIn(context);
  await openPage(page, '/en/parking/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'window.injected = 1';
    document.body.append(script);
    const foreign = document.createElement('script');
    foreign.src = 'https://scripts.example/x.js';
    document.body.append(foreign);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/no-such.png" onerror="window.injected = 2" alt="">',
    );
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  const of = (directive: string) => violations.filter((text) => text.includes(` ${directive} `));
  expect(of('script-src-elem')).toHaveLength(2);
  expect(of('script-src-attr')).toHaveLength(1);
});

test('the admin and the pages that it frames work within their policies', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const violations = await violationsIn(context);
  const ref = `pages:${await pageId(await administrator(request), 'parking')}`;
  await enter(page, login);
  await page.goto(`/admin/translations?ref=${ref}`);
  for (const language of ['Oʻzbekcha', 'Русский', 'English']) {
    const frame = page.frameLocator(`iframe[title*="${language}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  }
  await page.goto('/admin/globals/metrics?locale=uz');
  await expect(page.locator('#field-scripts')).toBeVisible();
  expect(violations).toEqual([]);
});
