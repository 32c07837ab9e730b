import type { AxeResults, RunOptions } from 'axe-core';
import { useCallback, useState } from 'react';
import { locales, type Locale } from '@/i18n/locales';
import type { Checks, Finding } from '@/studio/lib/checks';
import type { Frames } from './useFrames';

/** axe as a page has it once its source ran there. */
interface WithAxe {
  axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * Brings axe into a page as the file it is: bundled, its own copy of its source names what only the
 * bundle has.
 */
function loadAxe(page: Document): Promise<void> {
  const script = page.createElement('script');
  script.src = new URL('axe-core/axe.min.js', import.meta.url).href;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${script.src} did not load`));
    page.head.append(script);
  });
}

/** Runs axe within a page, as the page is for visitors. */
async function findingsIn(page: Document): Promise<Finding[]> {
  const view = page.defaultView as (Window & WithAxe) | null;
  if (!view) return [];
  if (!view.axe) await loadAxe(page);
  const { violations = [] } = (await view.axe?.run(page, options)) ?? {};
  return violations.map(({ id, help, helpUrl, nodes }) => ({
    rule: id,
    help,
    helpUrl,
    targets: nodes.map(({ target }) => target.flat().join(' ')),
  }));
}

/** Checks the pages of the frames for accessibility, one after another. */
export function useAxe(frames: Frames) {
  const [checks, setChecks] = useState<Checks>({});
  const check = useCallback(
    async (languages: readonly Locale[] = locales) => {
      const set = (lang: Locale, result: Checks[Locale]) =>
        setChecks((before) => ({ ...before, [lang]: result }));
      languages.forEach((lang) => set(lang, 'running'));
      for (const lang of languages) {
        const frame = frames.get(lang);
        try {
          set(lang, frame && (await frame.undisturbed(() => findingsIn(frame.page))));
        } catch {
          set(lang, undefined);
        }
      }
    },
    [frames],
  );
  /** A page that was loaded anew has not been checked. */
  const forget = useCallback(
    (lang: Locale) => setChecks((before) => ({ ...before, [lang]: undefined })),
    [],
  );
  return { checks, check, forget };
}
