/** The ids and attributes that the view adds to a page in a frame, all of one beginning. */
export const STYLE_ID = 'parvoz-marks-style';
export const LAYER_ID = 'parvoz-marks';
export const ROOM = 'data-pv-room';
export const ROOM_BASE = '--pv-room-base';
/** Elements that the view made reachable with the tab key, or no longer reachable. */
export const STOP = 'data-pv-stop';
export const INERT = 'data-pv-inert';
/** On the root: fields are marked. */
export const MARKED = 'data-pv-marked';

const amber = '#b45f06';
const red = '#b3261e';
const blue = '#1558c0';

/**
 * The stylesheet of marks. `--pv` is one CSS pixel of the admin, so that outlines and labels keep
 * their size where the frame is scaled down; a field without a text opens a place that can be pointed
 * at. The ruler beside the frame stands for its scrollbar.
 */
const css = `
html { scrollbar-width: none; }
html::-webkit-scrollbar { display: none; }
[${MARKED}] [${ROOM}] { margin-block-start: calc(var(${ROOM_BASE}, 0px) + 28 * var(--pv, 1px)) !important; }
[${MARKED}] span[data-state='missing']:empty { display: inline-block; min-inline-size: 8em; min-block-size: 1.5em; }
[${STOP}] { cursor: pointer; }
[${STOP}]:focus, [${STOP}]:focus-visible { outline: none !important; }
#${LAYER_ID} { position: absolute; inset: 0 auto auto 0; inline-size: 0; block-size: 0; z-index: 2147483000; pointer-events: none; }
#${LAYER_ID} > div { position: absolute; box-sizing: border-box; border: calc(2 * var(--pv, 1px)) solid transparent; border-radius: calc(6 * var(--pv, 1px)); }
#${LAYER_ID} > [data-kind='changed'] { border-color: ${amber}; }
#${LAYER_ID} > [data-kind='fallback'] { border-color: ${amber}; border-style: dashed; }
#${LAYER_ID} > [data-kind='missing'] { border-color: ${red}; }
#${LAYER_ID} > [data-kind='current'] { border-color: ${blue}; background: rgb(21 88 192 / 8%); box-shadow: 0 0 0 calc(3 * var(--pv, 1px)) rgb(21 88 192 / 30%); }
#${LAYER_ID} > [data-kind='same'] { border: calc(1.5 * var(--pv, 1px)) dotted ${blue}; }
#${LAYER_ID} span { position: absolute; inset-block-end: 100%; inset-inline-end: calc(-2 * var(--pv, 1px)); box-sizing: border-box; display: flex; gap: calc(4 * var(--pv, 1px)); align-items: center; block-size: calc(19 * var(--pv, 1px)); padding-inline: calc(7 * var(--pv, 1px)); border-radius: calc(4 * var(--pv, 1px)) calc(4 * var(--pv, 1px)) 0 0; background: ${amber}; color: #fff; font: 600 calc(11 * var(--pv, 1px)) / 1 system-ui, sans-serif; letter-spacing: 0; text-transform: none; white-space: nowrap; pointer-events: auto; cursor: pointer; }
#${LAYER_ID} i { display: none; font-style: normal; }
#${LAYER_ID} span:is([data-spot='start'], [data-start]) { inset-inline: calc(-2 * var(--pv, 1px)) auto; }
#${LAYER_ID} span[data-spot='right'] { inset: calc(-2 * var(--pv, 1px)) auto auto calc(100% + 2 * var(--pv, 1px)); border-radius: 0 calc(4 * var(--pv, 1px)) calc(4 * var(--pv, 1px)) 0; }
#${LAYER_ID} span[data-spot='dot'] { inset-block: calc(-6 * var(--pv, 1px)) auto; inline-size: calc(10 * var(--pv, 1px)); block-size: calc(10 * var(--pv, 1px)); padding: 0; border-radius: 50%; overflow: hidden; color: transparent; }
#${LAYER_ID} span[data-spot='dot'] svg { display: none; }
#${LAYER_ID} span[data-spot='grown'] { inset-block-end: calc(100% - 4 * var(--pv, 1px)); border-radius: calc(4 * var(--pv, 1px)); }
#${LAYER_ID} span[data-spot='grown'][data-inside] { inset-block: 0 auto; }
#${LAYER_ID} span[data-spot='grown'] i { display: inline; }
#${LAYER_ID} > [data-kind='missing'] span { background: ${red}; }
#${LAYER_ID} > [data-kind='current'] span { background: ${blue}; }
#${LAYER_ID} svg { inline-size: calc(11 * var(--pv, 1px)); block-size: calc(11 * var(--pv, 1px)); flex: none; fill: none; stroke: currentcolor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
`;

/** Adds the stylesheet to a page, or takes it away. */
export function setStyle(page: Document, on: boolean): void {
  const there = page.getElementById(STYLE_ID);
  if (!on) there?.remove();
  else if (!there) {
    const style = page.createElement('style');
    style.id = STYLE_ID;
    style.textContent = css;
    page.head.append(style);
  }
}
