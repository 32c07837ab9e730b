import { AIRPORT_OFFSET_MS, CLOCK_REFRESH_MS } from '@/constants';
import { DAY_PLACE } from '@/lib/calendar';
import { toAirportIso } from '@/lib/time';

/** On a clock: its twelve date patterns, January first. */
export const CLOCK_ATTRIBUTE = 'data-clock';

/** Sent to the window when a clock was added. */
export const CLOCK_ADDED = 'clockadded';

/** Between the patterns. */
export const BETWEEN = '|';

/**
 * Keeps the clocks of the page, on the second. It is sent as text in the document's head, so it names
 * nothing outside itself. Each has three parts: a label that is hidden until it goes, time and date.
 */
function runClocks(
  attribute: string,
  between: string,
  dayPlace: string,
  offsetMs: number,
  offset: string,
  everyMs: number,
  added: string,
): void {
  function set(clock: HTMLTimeElement, at: string) {
    const date = (clock.getAttribute(attribute) ?? '').split(between)[Number(at.slice(5, 7)) - 1];
    const [label, ...parts] = clock.children as unknown as HTMLElement[];
    const texts = [at.slice(11, 16), (date ?? '').replace(dayPlace, `${Number(at.slice(8, 10))}`)];
    if (label) label.hidden = false;
    parts.forEach((part, index) => {
      const text = texts[index] ?? '';
      if (part.textContent !== text) part.textContent = text;
    });
    clock.dateTime = at.slice(0, 19) + offset;
  }
  function setAll() {
    const at = new Date(Date.now() + offsetMs).toISOString();
    document.querySelectorAll<HTMLTimeElement>(`[${attribute}]`).forEach((clock) => set(clock, at));
  }
  function tick() {
    setAll();
    setTimeout(tick, everyMs - (Date.now() % everyMs));
  }
  addEventListener(added, setAll);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tick);
  else tick();
}

const names = [CLOCK_ATTRIBUTE, BETWEEN, DAY_PLACE].map((name) => `'${name}'`).join();
const offset = toAirportIso(0).slice(19);

/** The script of the document's head that keeps the clocks. */
export const clockScript = `(${runClocks})(${names},${AIRPORT_OFFSET_MS},'${offset}',${CLOCK_REFRESH_MS},'${CLOCK_ADDED}')`;
