/**
 * Loads the files that its own element names, when something of the page has been painted. It is sent
 * as text, so it names nothing outside itself. A hidden page is not painted and does not wait, nor does
 * one that is already used.
 * @param maxMs the longest wait for the paint
 * @param atOnce more files than these wait for the next task, so that none takes long
 */
export function loadDeferred(maxMs: number, atOnce: number): void {
  const own = document.currentScript as HTMLScriptElement;
  const files = (own.dataset.late ?? '').split(' ');
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
      document.head.append(script);
    }
    if (files.length > 0) setTimeout(load, 0, most);
  }
  const loadAll = () => load(files.length);
  if (document.hidden) return loadAll();
  setTimeout(loadAll, maxMs);
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, loadAll, { once: true });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load(atOnce);
  }).observe({ type: 'paint', buffered: true });
}
