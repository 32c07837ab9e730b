import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { root } from './paths';

/** What a page weighs, in bytes: scripts and styles after gzip, fonts as they are served. */
export interface Figures {
  /** All that is transferred before anyone touches the page, as it is sent. */
  untouched: number;
  /** Requests for it, the document among them. */
  requests: number;
  /** Loaded for the page and its hydration, once somebody is there. */
  js: number;
  /** Loaded in idle time and while scrolling down; for information. */
  jsLater: number;
  css: number;
  cssLater: number;
  fonts: number;
  /** Sum of all layout shifts from the first paint to the foot of the page: CLS or more. */
  shift: number;
}

const HEIGHT = 800;
const TRIES = 3;
/** Nothing on the network for so long means that a phase is over. */
const QUIET_MS = 400;
const PATIENCE_MS = 20_000;
/** An overlay that pauses scrolling at a first visit is gone by then. */
const SCROLL_PATIENCE_MS = 8000;

const probe = path.join(root, 'tools/lib/page-probe.js');

const kindOf = (type: string) =>
  type.includes('javascript')
    ? 'js'
    : type.startsWith('text/css')
      ? 'css'
      : type.includes('font')
        ? 'fonts'
        : null;

/** The requests of a page, by the phase in which they were made. */
class Traffic {
  private readonly made: { request: Request; late: boolean }[] = [];
  private pending = 0;
  private last = Date.now();
  late = false;

  constructor(private readonly page: Page) {
    const ended = () => {
      this.pending -= 1;
      this.last = Date.now();
    };
    page.on('request', (request) => {
      this.made.push({ request, late: this.late });
      this.pending += 1;
      this.last = Date.now();
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  async quiet(): Promise<void> {
    this.last = Date.now();
    const deadline = Date.now() + PATIENCE_MS;
    while (this.pending > 0 || Date.now() - this.last < QUIET_MS) {
      if (Date.now() > deadline) throw new Error(`${this.page.url()} does not come to rest.`);
      await this.page.waitForTimeout(50);
    }
  }

  /** What was transferred so far, in bytes as sent, and in how many requests. */
  async transferred(): Promise<Pick<Figures, 'untouched' | 'requests'>> {
    const sizes = await Promise.all(this.made.map(({ request }) => request.sizes()));
    const untouched = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { untouched, requests: sizes.length };
  }

  async weigh(): Promise<Pick<Figures, 'js' | 'jsLater' | 'css' | 'cssLater' | 'fonts'>> {
    const sums = { js: 0, jsLater: 0, css: 0, cssLater: 0, fonts: 0 };
    for (const { request, late } of this.made) {
      const response = await request.response();
      const kind = kindOf(response?.headers()['content-type'] ?? '');
      if (!response?.ok() || !kind) continue;
      const body = await response.body();
      if (kind === 'fonts') sums.fonts += body.length;
      else sums[late ? (`${kind}Later` as const) : kind] += gzipSync(body).length;
    }
    return sums;
  }
}

/** Scrolls to the foot of the page by the wheel, as soon as the page lets itself be scrolled. */
async function scrollDown(page: Page): Promise<void> {
  const left = () =>
    page.evaluate<number>('document.documentElement.scrollHeight - innerHeight - scrollY');
  const deadline = Date.now() + SCROLL_PATIENCE_MS;
  let before = await left();
  while (before > 1) {
    await page.mouse.wheel(0, HEIGHT * 0.8);
    await page.waitForTimeout(60);
    const now = await left();
    if (now >= before && Date.now() > deadline) {
      throw new Error(`${page.url()} cannot be scrolled down.`);
    }
    before = now;
  }
}

/** Loads a page as a first visit at a width, waits until it rests, and scrolls it down once. */
async function measure(browser: Browser, url: string, width: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: probe });
    const traffic = new Traffic(page);
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
    await traffic.quiet();
    const transferred = await traffic.transferred();
    await page.evaluate("dispatchEvent(new Event('touchstart'))");
    await traffic.quiet();
    traffic.late = true;
    await page.evaluate('probe.release()');
    await traffic.quiet();
    await page.mouse.move(width / 2, HEIGHT / 2);
    await scrollDown(page);
    await traffic.quiet();
    const shift = await page.evaluate<number>('probe.shift');
    return { ...transferred, ...(await traffic.weigh()), shift };
  } finally {
    await context.close();
  }
}

/** The heavier of two measurements of a page, figure by figure. */
function heavier(one: Figures, other: Figures): Figures {
  const names = Object.keys(one) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, Math.max(one[name], other[name])]),
  ) as unknown as Figures;
}

/**
 * The figures of a page at several widths, of each the heaviest. A shift above the limit is looked
 * at again: what is wrong with a page shifts every time, what a busy machine delays does not.
 */
export async function measureAt(
  browser: Browser,
  url: string,
  { widths, shiftLimit }: { widths: readonly number[]; shiftLimit: number },
): Promise<Figures> {
  const all: Figures[] = [];
  for (const width of widths) {
    let figures = await measure(browser, url, width);
    for (let again = 1; figures.shift > shiftLimit && again < TRIES; again += 1) {
      const { shift } = await measure(browser, url, width);
      figures = { ...figures, shift: Math.min(shift, figures.shift) };
    }
    all.push(figures);
  }
  return all.reduce(heavier);
}
