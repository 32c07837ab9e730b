import type { Client } from './redis-connection';
import { EVERYTHING, type TagVersions } from './tag-versions';

/** One hash for every build, for a publication concerns the pages of all: a version for each tag. */
const KEY = 'parvoz:drops';
/** Its field with the version of the last drop; no tag is called so. */
const VERSION = '#';

/**
 * Notes that tags (the arguments but the first) were dropped, at a version later than all before, also
 * than the one that is known here (the first), where Redis has lost its own. Returns that version.
 */
const DROP = `
local time = redis.call('TIME')
local last = redis.call('HGET', KEYS[1], '${VERSION}') or 0
local version = math.max(time[1] * 1000000 + time[2], last + 1, ARGV[1] + 1)
local text = string.format('%.0f', version)
redis.call('HSET', KEYS[1], '${VERSION}', text)
for index = 2, #ARGV do redis.call('HSET', KEYS[1], ARGV[index], text) end
return text`;

/** What was dropped, as Redis has it. */
export class RedisTagVersions {
  /** The version up to which all drops of Redis are known here. */
  private read = 0;

  constructor(private readonly drops: TagVersions) {}

  get version(): number {
    return this.read;
  }

  /** Notes drops in Redis, for all. */
  async note(client: Client, tags: readonly string[]): Promise<void> {
    const version = await client.eval(DROP, {
      keys: [KEY],
      arguments: [String(this.drops.version), ...tags],
    });
    this.drops.note(tags, Number(version));
  }

  /** Learns what others have dropped until now. */
  async learn(client: Client): Promise<void> {
    const version = Number(await client.hGet(KEY, VERSION));
    if (version && version === this.read) return;
    // Redis was emptied, or lost what was written last: nobody knows what else was dropped.
    if (!version || version < this.read) await this.note(client, [EVERYTHING]);
    const { [VERSION]: newest, ...tags } = await client.hGetAll(KEY);
    for (const [tag, at] of Object.entries(tags)) this.drops.note([tag], Number(at));
    this.read = Number(newest);
  }
}
