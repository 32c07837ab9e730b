import type { Page } from '@playwright/test';

/**
 * The words that do not stand on one line, each with the element it is in. Addresses may break anywhere,
 * hyphenated texts where their language lets them; what is for screen readers is not laid out for reading.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg')) continue;
      if (parent.offsetWidth <= 1 || getComputedStyle(parent).hyphens === 'auto') continue;
      for (const { 0: token, index: start } of (text.textContent ?? '').matchAll(/\S+/g)) {
        if (/[@/]/.test(token)) continue;
        for (const { 0: word, index } of token.matchAll(/[\p{L}\p{M}\p{N}ʻʼ’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, start + index);
          range.setEnd(text, start + index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${word} (${parent.localName}.${parent.className})`);
        }
      }
    }
    return broken;
  });
