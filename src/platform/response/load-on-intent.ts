interface Timing {
  /** The longest wait of a live page for its first paint. */
  paintMs: number;
  /** After so long an open page that nobody touched is kept up to date like any other. */
  untouchedMs: number;
  /** More files than these wait for the next task, so that none takes long. */
  atOnce: number;
}

/**
 * Loads the files that its own element names: of a page that lives (`data-live`) when something has been
 * painted, of any other at the first sign that somebody is there. What was pressed before the code
 * answered is pressed again then, once. It is sent as text, so it names nothing outside itself.
 * @param answers the event that says that React has taken over
 * @param opens marks links that open something here instead
 * @param answered the buttons that other scripts of the document's head answer
 */
export function loadOnIntent(
  { paintMs, untouchedMs, atOnce }: Timing,
  answers: string,
  opens: string,
  answered: string,
): void {
  const own = document.currentScript as HTMLScriptElement;
  const files = (own.dataset.late ?? '').split(' ');
  const isLive = own.dataset.live !== undefined;
  let pressed: HTMLElement | null = null;
  // React knows no such element where it takes over the page.
  own.remove();
  // Next runs these scripts ("beforeInteractive") and begins a task of its own after it:
  // evaluating the code and taking over the page are two shorter tasks then.
  (self as { __next_s?: unknown[] }).__next_s = [[0, { children: '' }]];

  function load(most: number) {
    for (const file of files.splice(0, most)) {
      const script = document.createElement('script');
      script.setAttribute('async', '');
      script.src = file;
      script.onerror = () => {
        files.push(file);
        // What was pressed is not answered here: the link's own page answers.
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
        addEventListener('online', loadAll, { once: true });
      };
      document.head.append(script);
    }
    if (files.length > 0) setTimeout(load, 0, most);
  }
  function loadAll() {
    load(files.length);
  }
  function whenPainted() {
    setTimeout(loadAll, paintMs);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) load(atOnce);
    }).observe({ type: 'paint', buffered: true });
  }
  // Before React hears of it: while it takes over the page, it would swallow what is pressed.
  function remember(event: MouseEvent) {
    pressed = null;
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
    const tool = target.closest<HTMLElement>(`button[type="button"],a[${opens}]`);
    if (!tool || tool.matches(answered)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = tool;
    // Assistive technology presses without a pointer or a key.
    loadAll();
  }
  const forget = () => (pressed = null);
  const page = location.pathname + location.search;
  const back = () => {
    if (location.pathname + location.search !== page) location.reload();
  };
  addEventListener('click', remember, true);
  addEventListener('pagehide', forget);
  addEventListener('popstate', back);
  addEventListener(
    answers,
    () => {
      removeEventListener('click', remember, true);
      removeEventListener('popstate', back);
      // Once the page is whole again.
      queueMicrotask(() => pressed?.isConnected && pressed.click());
    },
    { once: true },
  );

  for (const act of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(act, loadAll, { once: true });
  }
  if (isLive || location.hash) return document.hidden ? loadAll() : whenPainted();
  for (const sign of ['touchstart', 'wheel', 'scroll']) {
    addEventListener(sign, whenPainted, { once: true, passive: true, capture: true });
  }
  // A browser also reports a pointer that rests while the page moves under it.
  let place: string | undefined;
  function follow({ screenX, screenY }: PointerEvent) {
    const now = `${screenX} ${screenY}`;
    if (place !== undefined && place !== now) {
      removeEventListener('pointermove', follow, true);
      whenPainted();
    }
    place = now;
  }
  addEventListener('pointermove', follow, { passive: true, capture: true });
  setTimeout(whenPainted, untouchedMs);
}
