import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { defaultLocale, locales } from '../../src/contract/locale';
import { localised } from '../../src/lib/hrefs';
import { routes } from '../../src/routes';
import { realPath } from '../paths';

const WIDTHS = [320, 360, 640, 768, 990, 1280, 1440];

for (const { path: route } of routes) {
  for (const locale of locales) {
    test(`${locale} ${route}`, async ({ page }) => {
      const path = await realPath(route, async (api) => (await page.request.get(api)).json());
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));

      const response = await page.goto(localised(path, locale), { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(/\S{3}/);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const other of locales) {
        const alternate = page.locator(`link[rel=alternate][hreflang=${other}]`);
        await expect(alternate).toHaveAttribute('href', new RegExp(`${localised(path, other)}$`));
      }
      const fallback = page.locator('link[rel=alternate][hreflang=x-default]');
      await expect(fallback).toHaveAttribute(
        'href',
        new RegExp(`${localised(path, defaultLocale)}$`),
      );

      // Axe passes over what waits to be revealed; at rest it judges all of it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    });
  }
}
