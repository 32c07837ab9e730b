/**
 * Turns the class `loading` of a lazy image into `loaded`, or `failed`. It is sent as text in the
 * document's head, before any image, so it names nothing outside itself.
 */
export function trackImageLoading(): void {
  function mark(event: string, state: string) {
    const turn = ({ target }: Event) => (target as Element).classList?.replace('loading', state);
    document.addEventListener(event, turn, true);
  }
  mark('load', 'loaded');
  mark('error', 'failed');
}
