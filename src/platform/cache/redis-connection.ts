import { createClient } from '@redis/client';
import { withReplyTimeout } from '@/platform/cache/reply-timeout';
import { onShutdown } from '@/platform/lifecycle/state';
import { log } from '@/platform/telemetry/log';
import { metrics } from '@/platform/telemetry/metrics';

/** A command that takes longer is slower than rendering the page. */
const TIMEOUT_MS = 300;
const RETRY_MS = 500;
const PING_EVERY_MS = 1000;
/** A connection without data for that long is closed. */
const SILENT_MS = 3000;
const WARN_INTERVAL_MS = 60_000;

const connect = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: { connectTimeout: SILENT_MS, socketTimeout: SILENT_MS, reconnectStrategy: RETRY_MS },
  });

export type Client = ReturnType<typeof connect>;

const withTimeout = <Reply>(reply: Promise<Reply>) => withReplyTimeout(reply, 'Redis', TIMEOUT_MS);

/**
 * The connection to Redis. After a command that fails or is late it counts as disconnected, and commands
 * fail at once until Redis has answered again.
 */
export class RedisConnection {
  private readonly client: Client;
  private connected = false;
  private warnedAt = -Infinity;

  /** @param onConnect must succeed before Redis counts as connected */
  constructor(
    url: string,
    private readonly onConnect: (client: Client) => Promise<void>,
  ) {
    this.client = connect(url);
    this.client.on('error', (error: unknown) => this.disconnect(error));
    this.client.on('ready', () => void this.reconnect());
    // The strategy retries without end, so this settles only when the client is destroyed.
    this.client.connect().catch(() => undefined);
    onShutdown({ end: async () => void (this.client.isOpen && this.client.destroy()) });
  }

  get isConnected(): boolean {
    return this.connected;
  }

  /**
   * Runs a command.
   * @throws Error where Redis is disconnected; a late reply or an error disconnects it
   */
  async run<Reply>(command: (client: Client) => Promise<Reply>): Promise<Reply> {
    if (!this.connected) throw new Error('Redis is disconnected.');
    try {
      return await withTimeout(command(this.client));
    } catch (error) {
      metrics.pageCacheErrors.inc();
      this.disconnect(error);
      throw error;
    }
  }

  private disconnect(error: unknown): void {
    this.warn(error);
    if (!this.connected) return;
    this.connected = false;
    this.retry();
  }

  private warn(error: unknown): void {
    if (Date.now() - this.warnedAt < WARN_INTERVAL_MS) return;
    this.warnedAt = Date.now();
    log.warn({ err: error }, 'Redis is away: this server keeps pages for itself.');
  }

  private retry(): void {
    setTimeout(() => void this.reconnect(), RETRY_MS).unref();
  }

  private async reconnect(): Promise<void> {
    // The client emits `ready` when it has a new connection.
    if (this.connected || !this.client.isReady) return;
    try {
      await withTimeout(this.onConnect(this.client));
      this.connected = true;
      log.info('Redis is there.');
    } catch (error) {
      this.warn(error);
      this.retry();
    }
  }
}
