import { localeNames, locales, type Locale } from '@/i18n/locales';
import { dateInWords } from '@/lib/calendar';
import { escapeHtml } from '@/features/search/highlight';
import { airportClock, airportDate } from '@/lib/time';
import { SIGNATURE, signed } from '@/lib/script-signature';
import { words } from '@/i18n/words';
import { previewAddress, sharedAddress, type Grant } from '@/platform/preview-access/preview-token';
import { literal, TOGETHER_FROM } from './side-by-side-script';

/** And back where the room is gone. */
const aloneScript = (given: Grant, lang: Locale): string =>
  `{const room=matchMedia('(min-width:${TOGETHER_FROM}px)'),look=()=>room.matches||location.replace(${literal(previewAddress(given, lang))});look();room.addEventListener('change',look)}`;

const style = `*{box-sizing:border-box}body{display:grid;grid-template-rows:auto 1fr;height:100vh;margin:0;font:.9375rem/1.5 system-ui,sans-serif;color:#0c1a2b}
header{padding:10px 24px;background:#fff3dd}h1{margin:0;font-size:1em;font-weight:400}
main{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:1px;min-height:0;background:#d9d3c7}
section{display:grid;grid-template-rows:auto 1fr;min-width:0;min-height:0;background:#fff}
div{display:flex;flex-wrap:wrap;gap:0 16px;align-items:center;justify-content:space-between;padding:0 24px}
h2{margin:0;font-size:1em}a{display:inline-flex;align-items:center;min-height:44px;color:inherit}iframe{width:100%;height:100%;border:0}
@media (max-width:${TOGETHER_FROM - 0.02}px){body,main{display:block;height:auto}section{height:90vh}}`;

function column(given: Grant, lang: Locale, reader: Locale): string {
  const t = words(reader, 'preview');
  const language = localeNames[lang];
  const attribute = (view: 'alone' | 'framed') => escapeHtml(sharedAddress(given, lang, view));
  return `<section aria-labelledby="language-${lang}"><div><h2 id="language-${lang}" lang="${lang}">${language}</h2><a href="${attribute('alone')}" aria-describedby="language-${lang}">${escapeHtml(t('alone'))}</a></div><iframe src="${attribute('framed')}" title="${escapeHtml(t('frame', { language }))}"></iframe></section>`;
}

/**
 * The languages of a share link side by side: each is its page in a frame, as the link opens it.
 * @param lang in which the reader is spoken to
 */
export function together(given: Grant, lang: Locale): string {
  const t = words(lang, 'preview');
  const script = aloneScript(given, lang);
  const date = dateInWords(words(lang, 'calendar'), airportDate(given.expires), 'dateFull');
  const languages = locales.filter((one) => given.languages.includes(one));
  const title = `${t('banner')}: ${languages.map((one) => localeNames[one]).join(', ')}`;
  const until = t('draft', { date, time: airportClock(given.expires) });
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><script ${SIGNATURE}="${signed('script', script)[SIGNATURE]}">${script}</script><style>${style}</style></head><body><header><h1>${escapeHtml(until)}</h1></header><main>${languages.map((one) => column(given, one, lang)).join('')}</main></body></html>`;
}
