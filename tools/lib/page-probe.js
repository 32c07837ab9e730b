// Runs in a measured page before its own scripts: sums layout shifts, and holds back what waits for
// idle time until `probe.release()`, so that it is counted apart.
(() => {
  const later = window.requestIdleCallback.bind(window);
  const pending = new Map();
  let last = 0;
  const probe = {
    shift: 0,
    release() {
      window.requestIdleCallback = later;
      for (const [callback, options] of pending.values()) later(callback, options);
      pending.clear();
    },
  };
  window.requestIdleCallback = (callback, options) => {
    last += 1;
    pending.set(last, [callback, options]);
    return last;
  };
  window.cancelIdleCallback = (id) => pending.delete(id);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) probe.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  window.probe = probe;
})();
