import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { processWide } from '@/platform/process-wide';

export const REQUEST_ID_HEADER = 'x-request-id';

const sane = /^[A-Za-z0-9-]{8,64}$/;

interface RequestContext {
  requestId: string;
  /** Whether its reply may be cached for others; undefined where unknown. */
  shareable?: boolean;
  /** What is to be done once it is answered. */
  whenEnded: (() => void)[];
}

const requests = processWide('requests', () => new AsyncLocalStorage<RequestContext>());

/** Runs `work`, and whatever it begins, as part of a request. */
export const inRequest = <Result>(requestId: string, work: () => Result): Result =>
  requests.run({ requestId, whenEnded: [] }, work);

/** Calls back once the current request is answered, with a page or a failure; outside of requests never. */
export const whenRequestEnds = (callback: () => void): void =>
  void requests.getStore()?.whenEnded.push(callback);

/** The current request is answered. */
export const endRequest = (): void =>
  requests.getStore()?.whenEnded.forEach((callback) => callback());

/** The id of the request that is being answered; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requests.getStore()?.requestId;

/** Called by a page that is the same for everybody. */
export function markCacheable(): void {
  const context = requests.getStore();
  if (context) context.shareable ??= true;
}

/** Called where a part of a page is missing: the next request may get it. */
export function markUncacheable(): void {
  const context = requests.getStore();
  if (context) context.shareable = false;
}

/** Whether the reply to the current request may be cached for others. */
export const isCacheable = (): boolean => requests.getStore()?.shareable === true;

/**
 * The id of a request: the one it came with, where one of the `trusted` proxies in front of the
 * site has set it and it is sane, else a new one.
 */
export function requestIdOf(given: string | string[] | undefined, trusted: number): string {
  const believed = trusted > 0 && typeof given === 'string' && sane.test(given);
  return believed ? given : randomUUID();
}
