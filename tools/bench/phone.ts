import { chromium, type Browser, type Page } from '@playwright/test';
import { COOKIES_ACCEPTED_KEY, PRELOADER_KEY, PRELOADER_PLAYED } from '../../src/constants';
import { DAY_MS } from '../../src/lib/time';
import { chromiumArgs, ensureChromium } from '../lib/chromium';
import type { Bench } from './part';

/** So many times slower than this machine a phone's processor is. */
export const SLOWDOWN = 4;

export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** A script by which a page is not seen for the first time: the preloader has played, cookies were accepted. */
export const SEEN_BEFORE = `
  sessionStorage.setItem('${PRELOADER_KEY}', '${PRELOADER_PLAYED}');
  localStorage.setItem('${COOKIES_ACCEPTED_KEY}', Date.now() + ${DAY_MS});`;

/** A whole Chromium without a screen, not its headless shell; it takes any certificate. */
export async function openChromium({ cleanup }: Bench): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    // Of Playwright's own browsers the whole one, which has a headless mode of its own.
    channel: 'chromium',
    args: ['--headless=new', '--ignore-certificate-errors', ...chromiumArgs],
  });
  cleanup.add(() => browser.close());
  return browser;
}

/** Slows the processor down for a page, whatever it opens. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
