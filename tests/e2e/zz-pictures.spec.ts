import { test, hydrated } from './test';

const pages = ['/', '/flight-board/', '/passengers/baggage/', '/airport/scheme/', '/services/shops/', '/services/shops/suzani/', '/seasonal-schedule/', '/parking/', '/search/?search=дўкон', '/press-center/press-releases/', '/no/such/page/', '/airport/contacts/'];
for (const width of [360, 1440]) {
  for (const path of pages) {
    test(`picture ${width} ${path}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'alphabet', value: 'cyrillic', url: baseURL }]);
      await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page).catch(() => undefined);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('*, ::before, ::after { transition: none !important; content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.waitForTimeout(300);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wide > 0) console.log('OVERFLOW', width, path, wide);
      await page.screenshot({ path: `/tmp/cyrl-pics/${width}-${path.replace(/\W+/g, '_')}.png`, fullPage: true });
    });
  }
  test(`picture ${width} panel`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.context().addCookies([{ name: 'alphabet', value: 'cyrillic', url: baseURL }]);
    await page.goto('/parking/', { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.getByRole('button', { name: 'Махсус имкониятлар' }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/cyrl-pics/${width}-panel.png` });
    await page.getByRole('dialog').getByRole('button').first().click();
    await page.locator('header nav details summary').click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/cyrl-pics/${width}-languages.png` });
  });
}
test('share picture', async ({ page, request }) => {
  const html = await (await request.get('/parking/', { headers: { cookie: 'alphabet=cyrillic' } })).text();
  const url = /property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  const { pathname, search } = new URL(url);
  const { writeFileSync } = await import('node:fs');
  writeFileSync('/tmp/cyrl-pics/share.png', await (await request.get(pathname + search)).body());
});
