import type { Instrumentation } from 'next';

/**
 * What Next calls, in every runtime it builds for. Only Node's has servers and processes; the other
 * must not even have the code, so the runtime is asked where the bundler can see it.
 */
async function node() {
  // eslint-disable-next-line no-restricted-properties -- written into the bundle by Next
  if (process.env.NEXT_RUNTIME === 'nodejs') return import('./instrumentation-node');
  return undefined;
}

/** A server that cannot start, as with a configuration that is not usable, ends instead of failing each request. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-properties -- written into the bundle by Next
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      await (await node())?.register();
    } catch (error) {
      console.error(`parvoz: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    }
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...report) => {
  await (await node())?.onRequestError(...report);
};
