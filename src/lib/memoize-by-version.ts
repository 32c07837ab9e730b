/** A read that takes longer is given up by those who come later: a silent database may never answer. */
const PATIENCE_MS = 5000;

interface Held<Value> {
  stamp: string;
  /** When reading began, by the clock of `performance.now()`. */
  begun: number;
  value: Promise<Value>;
  ended: boolean;
}

/** Where a value is held; one for all that read the same. */
export interface CacheSlot<Value> {
  held?: Held<Value>;
}

interface Reading<Value> {
  /** Changes when the value has changed, and by itself when its life is over. */
  stamp: () => Promise<string>;
  read: () => Promise<Value>;
  lifeMs: number;
}

/**
 * A value that is read once for as long as its stamp stays the same, by all who ask; also by those who
 * had asked before reading began, where many get stamps of their own at once. Where it cannot be read
 * anew the next who asks tries again; what is older than its life stands in meanwhile, for it may only
 * have outlived its stamp. Nobody may change the value.
 */
export async function memoizeByVersion<Value>(
  place: CacheSlot<Value>,
  { stamp, read, lifeMs }: Reading<Value>,
): Promise<Value> {
  const asked = performance.now();
  const current = await stamp();
  const before = place.held;
  const answers = before && (before.ended || asked - before.begun < PATIENCE_MS);
  if (answers && (before.stamp === current || before.begun > asked)) return before.value;
  const next: Held<Value> = {
    stamp: current,
    begun: performance.now(),
    value: read(),
    ended: false,
  };
  next.value = next.value
    .catch((error: unknown) => {
      if (place.held === next) place.held = before;
      if (before && performance.now() - before.begun >= lifeMs) return before.value;
      throw error;
    })
    .finally(() => (next.ended = true));
  place.held = next;
  return next.value;
}
