import { PRELOADER_KEY, PRELOADER_PLAYED } from '@/constants';

/**
 * Runs in the head, before the first paint: says on `<html>` whether things may move
 * (`data-motion`), whether the preloader plays (`data-preloader`) or is skipped (`data-preloaded`),
 * and lets whatever the traveller does end it, even before the page's scripts are there. A constant
 * text, so that a content security policy can name it by its hash.
 */
export const bootScript = `(function (data) {
var played
try { played = sessionStorage.getItem('${PRELOADER_KEY}') === '${PRELOADER_PLAYED}' } catch (e) {}
if (self !== top || matchMedia('(prefers-reduced-motion: reduce)').matches) { data.preloaded = ''; return }
data.motion = ''
data.route = 'waiting'
if (played) { data.preloaded = ''; return }
data.preloader = 'playing'
;['keydown', 'pointerdown', 'wheel'].forEach(function (type) {
addEventListener(type, function () {
if (data.preloader === 'playing') data.preloader = 'leaving'
}, { passive: true, once: true })
})
})(document.documentElement.dataset)`;
