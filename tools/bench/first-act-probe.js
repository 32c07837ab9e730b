// Runs in a measured page before its own scripts: how long after an input the frame was drawn that has
// each of the answers, elements by their selectors.
window.watchAnswers = (input, answers) => {
  const times = {};
  let from;
  addEventListener(input, ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
  const tell = (name) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times[name] = performance.now() - from;
        if (Object.keys(times).length === Object.keys(answers).length) window.answered = times;
      };
      port2.postMessage('');
    });
  const waiting = new Map(Object.entries(answers));
  const look = () => {
    if (from === undefined) return;
    for (const [name, selector] of waiting) {
      if (!document.querySelector(selector)) continue;
      waiting.delete(name);
      tell(name);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener('input', look);
};
