import { createClient } from '@redis/client';
import { endWithProcess } from '@/platform/lifecycle/state';
import { log } from '@/platform/telemetry/log';
import { metrics } from '@/platform/telemetry/metrics';

/** A request waits no longer for Redis; what takes longer is slower than rendering. */
const LIMIT_MS = 300;
const RETRY_MS = 500;
const PING_EVERY_MS = 1000;
/** A connection over which nothing has come for that long is given up. */
const SILENT_MS = 3000;
const TELL_EVERY_MS = 60_000;

const connect = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: { connectTimeout: SILENT_MS, socketTimeout: SILENT_MS, reconnectStrategy: RETRY_MS },
  });

export type Client = ReturnType<typeof connect>;

function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Redis did not answer within ${LIMIT_MS} ms.`));
    // A process that was busy reads what has come in the meantime before it gives up.
    const timer = setTimeout(() => setImmediate(late), LIMIT_MS);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The connection to Redis. It is there or away: once a command fails or is late, nobody waits for it
 * until it has answered again.
 */
export class RedisConnection {
  private readonly client: Client;
  private here = false;
  private toldAt = -Infinity;

  /** @param onReturn what must have succeeded before Redis counts as there, also the first time */
  constructor(
    url: string,
    private readonly onReturn: (client: Client) => Promise<void>,
  ) {
    this.client = connect(url);
    this.client.on('error', (error: unknown) => this.lose(error));
    this.client.on('ready', () => void this.return());
    // With a strategy that never gives up it does not end before the client does.
    this.client.connect().catch(() => undefined);
    endWithProcess({ end: async () => void (this.client.isOpen && this.client.destroy()) });
  }

  get isHere(): boolean {
    return this.here;
  }

  /**
   * Asks Redis.
   * @throws Error where it is away, does not answer in time, or answers with an error: it is away then
   */
  async ask<Reply>(command: (client: Client) => Promise<Reply>): Promise<Reply> {
    if (!this.here) throw new Error('Redis is away.');
    try {
      return await inTime(command(this.client));
    } catch (error) {
      metrics.pageCacheErrors.inc();
      this.lose(error);
      throw error;
    }
  }

  private lose(error: unknown): void {
    this.tell(error);
    if (!this.here) return;
    this.here = false;
    this.retry();
  }

  private tell(error: unknown): void {
    if (Date.now() - this.toldAt < TELL_EVERY_MS) return;
    this.toldAt = Date.now();
    log.warn({ err: error }, 'Redis is away: this server keeps pages for itself.');
  }

  private retry(): void {
    setTimeout(() => void this.return(), RETRY_MS).unref();
  }

  private async return(): Promise<void> {
    // The client says when it has a new connection.
    if (this.here || !this.client.isReady) return;
    try {
      await inTime(this.onReturn(this.client));
      this.here = true;
      log.info('Redis is there.');
    } catch (error) {
      this.tell(error);
      this.retry();
    }
  }
}
