import { LISTENING, REFRESH } from '@/features/preview-bridge/messages';

/**
 * Has the page of a frame show anew what was saved. The page listens only once its browser was idle:
 * what was asked of it before is repeated when it says that it listens.
 */
export class Refresher {
  #wanted = false;
  #isListening = false;

  /**
   * @param frame the window of the page
   * @param around the window that the page speaks to
   */
  constructor(
    readonly frame: Pick<Window, 'postMessage'>,
    readonly around: Pick<Window, 'addEventListener' | 'location'>,
    signal: AbortSignal,
  ) {
    around.addEventListener('message', (event) => this.#hear(event), { signal });
  }

  #hear({ source, origin, data }: MessageEvent): void {
    const isPage = source === this.frame && origin === this.around.location.origin;
    const { type } = (data ?? {}) as { type?: unknown };
    if (!isPage || type !== LISTENING) return;
    this.#isListening = true;
    if (this.#wanted) this.#ask();
  }

  /** Whether the page has said that it listens: React has taken it over by then. */
  get isListening(): boolean {
    return this.#isListening;
  }

  refresh(): void {
    this.#wanted = true;
    this.#ask();
  }

  #ask(): void {
    this.frame.postMessage({ type: REFRESH }, this.around.location.origin);
  }
}
