import { processWide } from '@/platform/process-wide';
import { log } from './log';

/** Enough to find a fault by; more of them would fill the memory as well as the log. */
const MOST = 500;

const told = processWide('warned of', () => new Set<string>());

/** Warns of something that stays as it is: once in a process, not at each request that meets it. */
export function warnOnce(fields: Record<string, unknown>, message: string): void {
  const key = JSON.stringify([message, fields]);
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  log.warn(fields, message);
}
