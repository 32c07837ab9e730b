import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Where {
  /** A selector of what is judged; the whole page where it is not given. */
  within?: string;
  /** Asks for a contrast of 7:1, as the contrast scheme promises. */
  enhancedContrast?: boolean;
}

/** What axe finds on a page as it now is: each rule with the elements that break it. */
export async function violationsOf(
  page: Page,
  { within = 'html', enhancedContrast = false }: Where = {},
): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: RULES,
    resultTypes: ['violations'],
    preload: false,
    rules: {
      'color-contrast': { enabled: !enhancedContrast },
      'color-contrast-enhanced': { enabled: enhancedContrast },
    },
  };
  const found = await page.evaluate(
    async ([context, how]) => {
      const results = await window.axe?.run(context, how);
      return results?.violations.map(({ id, nodes }) => ({
        id,
        elements: nodes.map(({ html }) => html),
      }));
    },
    [within, options] as const,
  );
  if (!found) throw new Error('axe did not run');
  return found.map(({ id, elements }) => [id, elements]);
}
