import { setTimeout as wait } from 'node:timers/promises';
import config from '@payload-config';
import { getPayload } from 'payload';
import { renewIndex } from '@/cms/search-index';
import { log } from '@/platform/telemetry/log';

const AGAIN_MS = 10_000;

/** The CMS in this process. The first call also starts its scheduled work. */
export const cms = () => getPayload({ config, cron: true });

/**
 * Starts the CMS without waiting for a visitor, so that what is scheduled happens also where nobody
 * comes, and what was published is found as this version finds it; where the database does not answer,
 * again and again.
 */
export async function startCms(): Promise<void> {
  for (;;) {
    try {
      await renewIndex(await cms());
      return;
    } catch (err) {
      log.warn({ err }, 'The CMS could not be started; it is tried again.');
      await wait(AGAIN_MS, undefined, { ref: false });
    }
  }
}
