/** A form arrives, unfolds and draws only what is in view. */
const AGAIN_MS = 150;
const MOST_LOOKS = 60;

/**
 * Looks again and again for what is not drawn yet.
 * @param look whether it was there
 * @returns ends it
 */
export function pollUntil(look: () => boolean): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (look() || looks >= MOST_LOOKS) clearInterval(timer);
  }, AGAIN_MS);
  return () => clearInterval(timer);
}
