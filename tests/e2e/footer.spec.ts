import { sampled } from '../sample';
import { expect, test, inFull } from './test';

interface Link {
  href: string;
  text: string;
}
interface Layout {
  footerData: {
    logo: { href: string };
    phone: Link & { description: string };
    social: Link[];
    nav: Link[];
    copyright: string;
    site_map: Link;
    privacy: Link;
    madein: Link;
    awards: { image: { alt: string }; href?: string }[];
  };
  messageData: { title: string } | null;
}

const languages = [
  ['uz', '/'],
  ['ru', '/ru/'],
  ['en', '/en/'],
] as const;

const inLanguage = (path: string, href: string) => (path === '/' ? href : path.slice(0, -1) + href);

const sizes = [
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const;

for (const [size, viewport] of sampled('footer, size', sizes)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const [lang, path] of sampled('footer, language', languages)) {
      test(`the footer has all that editors wrote, in ${lang}`, async ({ page, request }) => {
        const reply = await request.get(`/api/pages/layout?lang=${lang}`);
        const { footerData: data } = ((await reply.json()) as { data: Layout }).data;
        await page.goto(`${path}parking/`);
        const footer = page.getByRole('contentinfo');
        const link = (name: string) => footer.getByRole('link', { name, exact: true });

        await expect(footer.locator(`a[href="${path}"] svg`)).toBeVisible();
        await expect(link(data.phone.text)).toHaveAttribute('href', data.phone.href);
        await expect(footer.getByText(data.phone.description)).toBeVisible();
        for (const { text, href } of data.social) {
          await expect(link(text)).toHaveAttribute('href', href);
          await expect(link(text)).toHaveAttribute('target', '_blank');
        }
        for (const { text, href } of [...data.nav, data.site_map, data.privacy]) {
          await expect(link(text)).toHaveAttribute('href', inLanguage(path, href));
        }
        for (const { image } of data.awards) {
          await expect(footer.getByRole('img', { name: image.alt })).toBeVisible();
        }
        await expect(footer.getByText(data.copyright)).toBeVisible();
        await expect(link(data.madein.text)).toHaveAttribute('target', '_blank');
        await expect(link(data.madein.text)).toHaveAttribute('rel', /noopener/);
      });
    }

    test(
      'its links are large enough for a thumb and none leaves the screen',
      inFull,
      async ({ page }) => {
        await page.goto('/ru/parking/');
        const boxes = await page
          .getByRole('contentinfo')
          .getByRole('link')
          .evaluateAll((links) =>
            links.map((link) => {
              const { height, left, right } = link.getBoundingClientRect();
              return { text: link.textContent, height, left, right };
            }),
          );
        expect(boxes.length).toBeGreaterThan(12);
        expect(boxes.filter(({ height }) => height < 44)).toEqual([]);
        expect(boxes.filter(({ left, right }) => left < 0 || right > viewport.width)).toEqual([]);
      },
    );

    test('a link of the footer leads to the top of its page', inFull, async ({ page }) => {
      await page.goto('/en/airport/career/');
      const career = page.getByRole('contentinfo').getByRole('link', { name: 'Parking' });
      await career.click();
      await expect(page).toHaveURL(/\/en\/parking\/$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

for (const [lang, path] of sampled('footer, language', languages)) {
  test(`the test-mode banner stands on ${path} and on no other page`, async ({ page, request }) => {
    const reply = await request.get(`/api/pages/layout?lang=${lang}`);
    const { messageData } = ((await reply.json()) as { data: Layout }).data;
    const title = messageData?.title ?? 'the seed has a message';
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: title })).toBeVisible();
    for (const other of ['parking/', 'flight-board/', 'no-such-page/']) {
      await page.goto(path + other);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    }
  });
}
