import { processWide } from '@/platform/process-wide';
import { log } from './log';

/** Enough to find a fault by; more of them would fill the memory as well as the log. */
const MAX_WARNINGS = 500;

const warned = processWide('warned of', () => new Set<string>());

/** Warns of a lasting fault once in a process, not at each request that meets it. */
export function warnOnce(fields: Record<string, unknown>, message: string): void {
  const key = JSON.stringify([message, fields]);
  if (warned.has(key) || warned.size >= MAX_WARNINGS) return;
  warned.add(key);
  log.warn(fields, message);
}
