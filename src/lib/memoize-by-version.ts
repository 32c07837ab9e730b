/** Later calls do not wait for a read that takes longer: a silent database may never answer. */
const TIMEOUT_MS = 5000;

interface CacheEntry<Value> {
  stamp: string;
  /** When reading began, by the clock of `performance.now()`. */
  begun: number;
  value: Promise<Value>;
  ended: boolean;
}

/** Where a value is cached; one for all that read the same. */
export interface CacheSlot<Value> {
  entry?: CacheEntry<Value>;
}

interface Reading<Value> {
  /** Changes when the value has changed, and by itself when its life is over. */
  stamp: () => Promise<string>;
  read: () => Promise<Value>;
  lifeMs: number;
}

/**
 * A value that is read once for as long as its stamp stays the same. Calls made before the read began
 * share it, as concurrent calls may each get a stamp of their own. Where a new read fails, the next call
 * tries again; meanwhile an entry older than `lifeMs` is still served, for maybe only its stamp has
 * expired. Callers must not change the value.
 */
export async function memoizeByVersion<Value>(
  slot: CacheSlot<Value>,
  { stamp, read, lifeMs }: Reading<Value>,
): Promise<Value> {
  const calledAt = performance.now();
  const current = await stamp();
  const before = slot.entry;
  const answers = before && (before.ended || calledAt - before.begun < TIMEOUT_MS);
  if (answers && (before.stamp === current || before.begun > calledAt)) return before.value;
  const next: CacheEntry<Value> = {
    stamp: current,
    begun: performance.now(),
    value: read(),
    ended: false,
  };
  next.value = next.value
    .catch((error: unknown) => {
      if (slot.entry === next) slot.entry = before;
      if (before && performance.now() - before.begun >= lifeMs) return before.value;
      throw error;
    })
    .finally(() => (next.ended = true));
  slot.entry = next;
  return next.value;
}
