import { expect, test } from '@playwright/test';
import { breaches, measuredPages, WIDTHS } from '../../tools/lib/budgets';
import { measureAt } from '../../tools/lib/measure';
import { localised } from '../../src/lib/hrefs';
import { realPath } from '../paths';
import { sampled } from '../sample';

for (const { route, lang, limits } of sampled('size', measuredPages)) {
  test(`${localised(route, lang)} stays within its budgets`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const path = await realPath(route, async (api) => (await request.get(api)).json());
    const url = new URL(localised(path, lang), baseURL).href;
    const figures = await measureAt(browser, url, { widths: WIDTHS, shiftLimit: limits.shift });
    expect(breaches(figures, limits)).toEqual([]);
  });
}
