import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/platform/telemetry/log';
import { drain, until } from './drain';
import { closeAfter, lifecycle, type ShutdownHook } from './state';

export interface ShutDown {
  /** How long connections are still accepted while /readyz says 503. */
  delayMs: number;
  /** How long after that requests and other work may take. */
  limitMs: number;
  /** Whether idle connections may stay until their keep-alive time is over. */
  idle: 'stays' | 'ends';
}

/** Node closes idle connections this much later than the keep-alive time that it announces. */
const KEEP_ALIVE_BUFFER_MS = 1000;
/** A pool that does not let go is left to the end of the process. */
const END_WITHIN_MS = 500;

async function end({ end: run }: ShutdownHook): Promise<void> {
  try {
    await Promise.race([run?.(), wait(END_WITHIN_MS)]);
  } catch (err) {
    log.error({ err }, 'Something did not end with the process.');
  }
}

/**
 * Ends all that the process does, in the order in which nothing is lost: no new work, the delay,
 * running work (it sends requests to this server), requests, what goes on after their replies, the database.
 * @returns how many requests were cut off at the limit
 */
export async function shutDown({ delayMs, limitMs, idle }: ShutDown): Promise<number> {
  const { servers, replies, handlers, work, endings } = lifecycle;
  lifecycle.stopping = true;
  for (const ending of endings) ending.begin?.();
  for (const reply of replies) closeAfter(reply);
  await wait(delayMs);
  const deadline = Date.now() + limitMs;
  const workIsDone = () => work.size === 0;
  await until(workIsDone, deadline);
  const drained = [...servers].map((server) => {
    const idleMs = idle === 'stays' ? server.keepAliveTimeout + KEEP_ALIVE_BUFFER_MS : 0;
    return drain(server, replies, { idleMs, deadline });
  });
  await Promise.all(drained);
  const cut = replies.size;
  await until(() => workIsDone() && handlers.size === 0, deadline);
  await Promise.all([...endings].map(end));
  return cut;
}
