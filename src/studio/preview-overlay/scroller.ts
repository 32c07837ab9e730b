/** What is gone to stands so far down its window. */
const SHOWN_AT = 0.3;

/** Scrolls a frame for the view, and tells such scrolling from the reader's. */
export class Scroller {
  #led: number | null = null;

  constructor(readonly window: Window) {}

  /** Whether the window stands where the view brought it; then it leads nobody. */
  get wasLed(): boolean {
    const isThere = this.#led !== null && Math.abs(this.#led - this.window.scrollY) < 2;
    if (!isThere) this.#led = null;
    return isThere;
  }

  to(top: number): void {
    const { document: page, innerHeight } = this.window;
    const most = page.documentElement.scrollHeight - innerHeight;
    this.#led = Math.round(Math.max(0, Math.min(top, most)));
    this.window.scrollTo({ top: this.#led, behavior: 'instant' });
  }

  toElement(element: Element): void {
    const { top } = element.getBoundingClientRect();
    this.to(this.window.scrollY + top - this.window.innerHeight * SHOWN_AT);
  }
}
