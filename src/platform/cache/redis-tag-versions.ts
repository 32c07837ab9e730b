import type { Client } from './redis-connection';
import { EVERYTHING, type TagVersions } from './tag-versions';

/** One hash for every build, as a publication invalidates the pages of all: a version for each tag. */
const KEY = 'parvoz:tag-versions';
/** Its field with the latest version; no tag is called so. */
const VERSION = '#';

/**
 * Invalidates tags (the arguments after the first) at a version above all earlier ones, also above the one
 * known here (the first argument), in case Redis has lost its own. Returns that version.
 */
const INVALIDATE = `
local time = redis.call('TIME')
local last = redis.call('HGET', KEYS[1], '${VERSION}') or 0
local version = math.max(time[1] * 1000000 + time[2], last + 1, ARGV[1] + 1)
local text = string.format('%.0f', version)
redis.call('HSET', KEYS[1], '${VERSION}', text)
for index = 2, #ARGV do redis.call('HSET', KEYS[1], ARGV[index], text) end
return text`;

/** The tag versions in Redis, synchronized with those of this process. */
export class RedisTagVersions {
  /** The version up to which all invalidations in Redis are known here. */
  private synced = 0;

  constructor(private readonly local: TagVersions) {}

  get version(): number {
    return this.synced;
  }

  /** Invalidates tags for all servers. */
  async invalidate(client: Client, tags: readonly string[]): Promise<void> {
    const version = await client.eval(INVALIDATE, {
      keys: [KEY],
      arguments: [String(this.local.version), ...tags],
    });
    this.local.record(tags, Number(version));
  }

  /** Reads the invalidations of other servers. */
  async sync(client: Client): Promise<void> {
    const version = Number(await client.hGet(KEY, VERSION));
    if (version && version === this.synced) return;
    // Redis was emptied, or lost its last writes: other invalidations may be lost too.
    if (!version || version < this.synced) await this.invalidate(client, [EVERYTHING]);
    const { [VERSION]: newest, ...tags } = await client.hGetAll(KEY);
    for (const [tag, at] of Object.entries(tags)) this.local.record([tag], Number(at));
    this.synced = Number(newest);
  }
}
