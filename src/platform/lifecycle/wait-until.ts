import { waitUntil } from './state';

/**
 * Lets Next hand over what `after()` and its caches do once a reply is sent: it awaits that work in
 * its own shutdown only, and looks up `waitUntil` under this symbol (its reference of `after`).
 */
export function installWaitUntil(): void {
  const context = { get: () => ({ waitUntil }) };
  Object.assign(globalThis, { [Symbol.for('@next/request-context')]: context });
}
