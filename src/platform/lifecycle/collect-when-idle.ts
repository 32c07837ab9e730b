import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SAMPLE_MS = 5000;
/** Samples in a row without work, after which the server counts as idle. */
const SAMPLES_IDLE = 3;
/** The share of a sample that the event loop may work in an idle server: probes and polls. */
const IDLE_UTILIZATION = 0.05;

/** The event loop's utilization since the last call, 0 to 1. */
function utilizationSince(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/** V8's full garbage collection, which Node hides unless it is started with a flag. */
function fullCollection(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Collects garbage once after each busy time: V8 collects on allocation, so a server without visitors
 * after a flood would keep the memory of the flood.
 * @param utilization the event loop's, 0 to 1, since the last call
 * @returns the timer, which does not keep the process alive
 */
export function collectWhenIdle(
  utilization: () => number = utilizationSince(),
  collect: () => void = fullCollection(),
): NodeJS.Timeout {
  let idle = SAMPLES_IDLE;
  return setInterval(() => {
    idle = utilization() < IDLE_UTILIZATION ? idle + 1 : 0;
    if (idle === SAMPLES_IDLE) collect();
  }, SAMPLE_MS).unref();
}
