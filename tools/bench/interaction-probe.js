// Runs in a measured page before its own scripts: reports the time from each input to the frame that
// shows what became of it.
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) window.interacted(duration);
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
