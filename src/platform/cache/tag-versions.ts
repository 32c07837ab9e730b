/** Every tag: invalidated where earlier invalidations were lost. */
export const EVERYTHING = '*';

/** Invalidated with a tag where CDN and edge caches must be purged as well. */
export const edgeTag = (tag: string): string => `edges:${tag}`;

/**
 * The version of each tag's last invalidation. Versions grow with each invalidation, so that servers need
 * no common clock.
 */
export class TagVersions {
  private readonly versions = new Map<string, number>();
  private latest = 0;

  /** Of the last invalidation that is known. */
  get version(): number {
    return this.latest;
  }

  /** Everything older is invalidated. */
  get floor(): number {
    return this.versions.get(EVERYTHING) ?? 0;
  }

  /** Records an invalidation of tags at a version. */
  record(tags: Iterable<string>, version: number): void {
    for (const tag of tags) {
      this.versions.set(tag, Math.max(version, this.versions.get(tag) ?? 0));
    }
    this.latest = Math.max(version, this.latest);
  }

  /** Whether one of these tags was invalidated after a version. */
  isInvalidated(tags: readonly string[], since: number): boolean {
    return this.floor > since || tags.some((tag) => (this.versions.get(tag) ?? 0) > since);
  }
}
