/**
 * Makes the whole page outside an element inert, so that focus and screen readers stay inside.
 * @returns gives the page back
 */
export function makeInert(element: HTMLElement): () => void {
  const silenced: HTMLElement[] = [];
  let at: HTMLElement | null = element;
  while (at && at !== document.body) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      silenced.push(other);
    }
    at = at.parentElement;
  }
  return () => {
    for (const other of silenced) other.inert = false;
  };
}
