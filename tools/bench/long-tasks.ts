import path from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../lib/paths';
import { PHONE, slowDown } from './phone';
import { watchTransfers } from './transfers';

const probe = path.join(root, 'tools/bench/long-tasks-probe.js');

/** A task of the page's thread, in milliseconds from the navigation. */
interface Task {
  startTime: number;
  duration: number;
}

/** A browser tells of tasks that take longer, and somebody who presses something notices them. */
const LONG_MS = 50;

/**
 * The total blocking time from a moment on: what of each task's time after it is above 50 ms, in sum.
 * @param from in milliseconds from the navigation
 */
export const blockedFrom = (tasks: readonly Task[], from: number): number =>
  tasks
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - from) - LONG_MS)
    .reduce((sum, excess) => sum + Math.max(0, excess), 0);

/** What long tasks of a page's opening took in milliseconds. */
export interface Blocked {
  /** After the first paint of something: the total blocking time. */
  shown: number;
  /** From the navigation on. */
  whole: number;
}

/** Opens a page as a first visit by a phone, and waits until the line is idle. */
export async function openBlocked(browser: Browser, url: string): Promise<Blocked> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: probe });
    const watched = await watchTransfers(page);
    await slowDown(page);
    await page.goto(url);
    await watched.untilIdle();
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    if (painted === undefined) throw new Error(`${url} painted nothing.`);
    const tasks = await page.evaluate<Task[]>('longTasks');
    return { shown: blockedFrom(tasks, painted), whole: blockedFrom(tasks, 0) };
  } finally {
    await context.close();
  }
}
