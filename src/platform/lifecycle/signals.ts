import { env } from '@/env';
import { log } from '@/platform/telemetry/log';
import { shutDown, type ShutDown } from './shut-down';

/** Below the 30 seconds that orchestrators commonly wait before they kill. */
const LIMIT_MS = 25_000;
/** After Ctrl-C people do not want to wait. */
const QUICK_LIMIT_MS = 2000;

async function endOn(signal: string, how: ShutDown): Promise<void> {
  log.info({ signal }, 'Shutting down');
  try {
    const cut = await shutDown(how);
    if (cut > 0) log.warn({ requests: cut }, 'Requests were cut off.');
    log.info('Shut down');
  } catch (err) {
    log.error({ err }, 'Shutting down failed.');
  } finally {
    process.exit(0);
  }
}

/**
 * SIGTERM ends the process when its requests are answered, SIGINT soon, a SIGINT after either at
 * once. Only with NEXT_MANUAL_SIG_HANDLE, which `npm start` and the image set.
 */
export function handleSignals(): void {
  const { NEXT_MANUAL_SIG_HANDLE, SHUTDOWN_DELAY_MS } = env();
  if (!NEXT_MANUAL_SIG_HANDLE) return;
  let ending = false;
  process.on('SIGTERM', () => {
    if (ending) return;
    ending = true;
    void endOn('SIGTERM', { delayMs: SHUTDOWN_DELAY_MS, limitMs: LIMIT_MS, idle: 'stays' });
  });
  process.on('SIGINT', () => {
    if (ending) process.exit(130);
    ending = true;
    void endOn('SIGINT', { delayMs: 0, limitMs: QUICK_LIMIT_MS, idle: 'ends' });
  });
}
