import { setTimeout as wait } from 'node:timers/promises';

export interface Limits {
  /** Requests of a whole check. */
  requests: number;
  /** Milliseconds until a call is given up. */
  timeoutMs: number;
  /** Milliseconds between the end of a request and the next: one is under way at a time. */
  pauseMs: number;
  /** Milliseconds of a whole check. */
  totalMs: number;
}

export const defaultLimits: Limits = {
  requests: 1500,
  timeoutMs: 10_000,
  pauseMs: 15,
  totalMs: 900_000,
};

/** The longest reply that is read, in bytes. */
const MAX_BYTES = 5_000_000;

/** After so many calls in a row without an answer no more are made. */
const MAX_FAILURES = 5;

export interface Reply {
  /** Path and query. */
  url: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** A call that was not answered, and why. */
export class NoAnswer extends Error {
  constructor(
    readonly url: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** The check may not, or need not, send more requests; the message says why. */
export class Exhausted extends Error {}

async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > MAX_BYTES) throw new Error(`a reply longer than ${MAX_BYTES} bytes`);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}

/** Sends requests to a server gently: GET only, one after the other, within limits. */
export class Client {
  requests = 0;
  private readonly begun = Date.now();
  private failures = 0;
  private readonly replies = new Map<string, Reply>();

  constructor(
    readonly origin: string,
    private readonly limits: Limits,
  ) {}

  /**
   * The reply to a path with its query; requested once, then cached.
   * @throws NoAnswer, Exhausted
   */
  async get(url: string): Promise<Reply> {
    const cached = this.replies.get(url);
    if (cached) return cached;
    const reply = await this.refetch(url);
    this.replies.set(url, reply);
    return reply;
  }

  /** From now on, every reply is requested anew. */
  clearCache(): void {
    this.replies.clear();
  }

  /** A new reply, with additional request headers. */
  async refetch(url: string, headers: Record<string, string> = {}): Promise<Reply> {
    const { requests, timeoutMs, pauseMs, totalMs } = this.limits;
    if (this.requests >= requests) throw new Exhausted(`${requests} requests were made`);
    if (Date.now() - this.begun >= totalMs)
      throw new Exhausted(`${totalMs / 60_000} minutes passed`);
    if (this.failures >= MAX_FAILURES) {
      throw new Exhausted(`${MAX_FAILURES} calls in a row had no answer`);
    }
    if (this.requests > 0 && pauseMs > 0) await wait(pauseMs);
    this.requests += 1;
    try {
      const response = await fetch(this.origin + url, {
        headers: { accept: 'application/json', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = await bytesOf(response);
      this.failures = 0;
      return { url, status: response.status, headers: response.headers, bytes };
    } catch (error) {
      this.failures += 1;
      throw new NoAnswer(url, reasonOf(error, timeoutMs));
    }
  }
}
