// Runs in a measured page before its own scripts: keeps the tasks that took long.
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    window.longTasks.push({ startTime, duration });
  }
}).observe({ type: 'longtask', buffered: true });
