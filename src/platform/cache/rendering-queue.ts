/** Pages that are rendered at a time: one alone leaves the processor idle while it waits for its data. */
const MAX_RENDERINGS = 4;

/** How long one of them counts at most: it may wait for an airport's API. */
const MAX_COUNTED_MS = 500;

/**
 * Has pages rendered in the order in which they were requested, a few at a time. A purge asks for hundreds
 * at once; rendered side by side, all of them, the most requested too, are ready only when the last one is.
 */
export class RenderingQueue {
  private counted = 0;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when a page's turn has come, to what is to be called once it is rendered. */
  async turn(): Promise<() => void> {
    // A turn that ends is handed on, so that nobody gets in between.
    if (this.counted < MAX_RENDERINGS) this.counted += 1;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    let isCounted = true;
    const end = () => {
      if (!isCounted) return;
      isCounted = false;
      clearTimeout(timer);
      const next = this.waiting.shift();
      if (next) next();
      else this.counted -= 1;
    };
    const timer = setTimeout(end, MAX_COUNTED_MS);
    return end;
  }
}
