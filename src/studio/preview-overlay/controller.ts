import { documentOf } from '@/cms/admin-ui/routes';
import { anchorsOf, type Anchor } from './anchors';
import { drawnOf, nameOf, ticksOf } from './drawing';
import { closedAround, isDrawn, isReachable, placesOf, setRoom, type Place } from './elements';
import { listenTo } from './gestures';
import { Layer } from './layer';
import { Refresher } from './refresher';
import { Scroller } from './scroller';
import { clearStops, setStops } from './tab-stops';
import { LAYER_ID, MARKED, setStyle } from './style';
import { showTyped, type Typed } from './typed';
import type { FrameEvents, FrameInput } from './types';

/** After so long a page that changed is looked through again. */
const SETTLE_MS = 120;
/** Whatever moved without being told is drawn anew. */
const AGAIN_MS = 1000;

const nothing: FrameInput = {
  marks: false,
  fields: new Map(),
  room: new Set(),
  current: null,
  here: false,
  editLabel: '',
  scale: 1,
};

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

const isOfPage = ({ target }: MutationRecord) =>
  !(target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement)?.closest(
    `#${LAYER_ID}`,
  );

/** The page of a frame: its fields are marked, found and shown, and what the reader does is told. */
export class FrameController {
  readonly #window: Window;
  readonly #events: FrameEvents;
  readonly #layer: Layer;
  readonly #scroller: Scroller;
  readonly #end = new AbortController();
  readonly #refresher: Refresher;
  readonly #observer: MutationObserver;
  readonly #sizes: ResizeObserver;
  readonly #again: ReturnType<typeof setInterval>;
  #input = nothing;
  #places: Place[] = [];
  #fields: readonly string[] | null = null;
  #documents: readonly string[] = [];
  #settle: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  #suspended = false;
  #typed: Typed | null = null;

  constructor(
    readonly page: Document,
    events: FrameEvents,
  ) {
    this.#window = page.defaultView ?? window;
    this.#events = events;
    this.#layer = new Layer(page);
    this.#scroller = new Scroller(this.#window);
    this.#refresher = new Refresher(this.#window, window, this.#end.signal);
    this.#observer = new MutationObserver((records) => {
      this.#showTyped();
      if (records.some(isOfPage)) this.#applySoon();
    });
    this.#observer.observe(page.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-field', 'open', 'hidden'],
    });
    this.#sizes = new ResizeObserver(() => this.#drawSoon());
    this.#sizes.observe(page.body);
    this.#again = setInterval(() => this.#draw(), AGAIN_MS);
    this.#listen();
    this.#apply();
  }

  #listen(): void {
    const { signal } = this.#end;
    listenTo(this.page, {
      events: this.#events,
      fieldAt: (target) => this.#fieldAt(target),
      isMarked: () => this.#input.marks,
      signal,
    });
    const scrolled = () => {
      if (!this.#scroller.wasLed) this.#events.onScroll();
      this.#drawSoon();
    };
    this.page.addEventListener('load', () => this.#drawSoon(), { capture: true, signal });
    this.#window.addEventListener('scroll', scrolled, { signal, passive: true });
    this.#window.addEventListener('resize', () => this.#applySoon(), { signal });
  }

  /** The field at an element of the page, its picture or its label. */
  #fieldAt(target: EventTarget | null): string | null {
    if (!this.#input.marks) return null;
    const element = target as Element | null;
    const own = element?.closest?.('[data-field]')?.getAttribute('data-field');
    return own ?? this.#places.find(({ host }) => host === element)?.field ?? null;
  }

  /** Another state of the view around the frame. */
  update(input: FrameInput): void {
    const { marks, fields, room, scale } = this.#input;
    this.#input = input;
    const same =
      marks === input.marks &&
      fields === input.fields &&
      room === input.room &&
      scale === input.scale;
    if (same) this.#draw();
    else this.#apply();
  }

  #applySoon(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#apply(), SETTLE_MS);
  }

  #drawSoon(): void {
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = this.#window.requestAnimationFrame(() => this.#draw());
  }

  /** Looks through the page, then draws. */
  #apply(): void {
    if (this.#suspended || !this.page.defaultView) return;
    const { page } = this;
    const { marks, fields, room } = this.#input;
    setStyle(page, true);
    page.documentElement.toggleAttribute(MARKED, marks);
    this.#places = placesOf(page, (field) => (marks ? fields.get(field)?.state : undefined));
    if (marks) {
      setStops(page, this.#places, (place) => nameOf(place, this.#input));
    } else clearStops(page);
    setRoom(page, this.#places, marks ? room : new Set());
    this.#tellFields();
    this.#draw();
  }

  #tellFields(): void {
    const reachable = this.#places.filter(isReachable).map(({ field }) => field);
    const fields = [...new Set(reachable)];
    if (this.#fields && sameList(fields, this.#fields)) return;
    this.#fields = fields;
    this.#events.onFields(fields);
  }

  #draw(): void {
    // The window of a page that was left is already another page's.
    if (this.#suspended || !this.page.defaultView) return;
    const { scrollY: top, innerHeight: height } = this.#window;
    const drawn = this.#places.filter(isDrawn);
    const boxes = drawnOf(drawn, this.#input);
    if (this.#input.marks) this.#layer.draw(boxes, 1 / this.#input.scale);
    else this.#layer.clear();
    const current = boxes.find(({ kind }) => kind === 'current');
    this.#events.onLayout({
      top,
      height,
      total: Math.max(this.page.documentElement.scrollHeight, height),
      ticks: ticksOf(drawn, this.#input, top),
      current: current
        ? { left: current.left, top: current.top, width: current.width, height: current.height }
        : null,
    });
    this.#tellDocuments(drawn, height);
  }

  #tellDocuments(drawn: readonly Place[], height: number): void {
    const inView = drawn.filter(({ host }) => {
      const { top, bottom } = host.getBoundingClientRect();
      return bottom >= 0 && top <= height;
    });
    const documents = [...new Set(inView.map(({ field }) => documentOf(field)))].sort();
    if (sameList(documents, this.#documents)) return;
    this.#documents = documents;
    this.#events.onDocuments(documents);
  }

  /** Brings a field into view; false where the page has no place for it. */
  show(field: string): boolean {
    const place = this.#placeOf(field);
    if (place) this.showElement(place.host);
    return place !== undefined;
  }

  focus(field: string): void {
    this.#placeOf(field)?.stop.focus({ preventScroll: true });
  }

  #placeOf(field: string): Place | undefined {
    const ofField = this.#places.filter((place) => place.field === field);
    return ofField.find(isDrawn) ?? ofField.find(isReachable);
  }

  showElement(element: Element): void {
    for (const part of closedAround(element)) part.open = true;
    this.#scroller.toElement(element);
  }

  /** Scrolls without being taken for the reader. */
  scrollTo(top: number): void {
    this.#scroller.to(top);
  }

  get top(): number {
    return this.#window.scrollY;
  }

  anchors(): Anchor[] {
    return anchorsOf(this.page);
  }

  /** The page shows anew what was saved. */
  refresh(): void {
    this.#refresher.refresh();
  }

  /** Shows what is being typed until `null`: the page has it from the server only once it is saved. */
  type(typed: Typed | null): void {
    this.#typed = typed;
    this.#showTyped();
  }

  #showTyped(): void {
    if (this.#typed && this.#refresher.isListening) showTyped(this.page, this.#typed);
  }

  /** Does something with the page as it is without the view. */
  async undisturbed<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#suspended = true;
    clearStops(this.page);
    setRoom(this.page, [], new Set());
    this.#layer.clear();
    this.page.documentElement.removeAttribute(MARKED);
    try {
      return await work();
    } finally {
      this.#suspended = false;
      if (!this.#end.signal.aborted) this.#apply();
    }
  }

  /** Ends all listening; the page goes with its frame. */
  end(): void {
    this.#end.abort();
    this.#observer.disconnect();
    this.#sizes.disconnect();
    clearTimeout(this.#settle);
    clearInterval(this.#again);
  }
}
