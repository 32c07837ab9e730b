/** Stands for every tag: dropped where nobody knows any more what was dropped before. */
export const EVERYTHING = '*';

/** Dropped beside a tag where copies in front of the site are outdated as well. */
export const edgeTag = (tag: string): string => `edges:${tag}`;

/**
 * Which tags were dropped, and when. Moments are versions: numbers that grow with each drop, so that no
 * two servers need the same clock. It holds a number for each tag that was ever dropped.
 */
export class TagVersions {
  private readonly versions = new Map<string, number>();
  private latest = 0;

  /** Of the last drop that is known. */
  get version(): number {
    return this.latest;
  }

  /** Before which everything was dropped. */
  get floor(): number {
    return this.versions.get(EVERYTHING) ?? 0;
  }

  /** Notes that tags were dropped at a version. */
  note(tags: Iterable<string>, version: number): void {
    for (const tag of tags) {
      this.versions.set(tag, Math.max(version, this.versions.get(tag) ?? 0));
    }
    this.latest = Math.max(version, this.latest);
  }

  /** Whether what was begun at a version, with these tags, is outdated by a later drop. */
  outdate(tags: readonly string[], since: number): boolean {
    return this.floor > since || tags.some((tag) => (this.versions.get(tag) ?? 0) > since);
  }
}
