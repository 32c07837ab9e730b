import { anyCurrency, anyUnit } from './units';

/** What is counted in words, with its endings. */
const counted =
  'daqiqa|soat|kun|oy|yil|metr|минут|час|день|дня|дней|сут|недел|месяц|год|лет|метр|minute|hour|day|week|month|year|metre';

const months =
  'январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** Each matches what stays on one line, or the character before it and that. */
const unbroken = [
  /\d(?: \d{3})+(?!\d)/g,
  // No line begins with a dash.
  /\S (?=— )/g,
  new RegExp(`\\d (?=(?:${anyUnit})(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(
    `(?:ming|mln|mlrd|тыс\\.|тысяч\\p{L}*|млн|млрд|million) (?=(?:${anyCurrency})(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(`\\d (?=(?:${months})\\p{L}{0,6}(?!\\p{L}))`, 'gu'),
  new RegExp(`\\d (?=(?:${counted})\\p{L}{0,4}(?!\\p{L}))`, 'gu'),
  /(?:№|(?<!\p{L})(?:\p{Lu}|floor|gate|door|belt|desks?|gates)) (?=\d)/gu,
  /\p{Lu}\. ?\p{Lu}\. (?=\p{Lu}\p{Ll})/gu,
  /\p{Lu}\p{Ll}+ \p{Lu}\. ?\p{Lu}\./gu,
  /(?:^|[^\p{L}])(?:и т\. ?[дп]\.|т\. е\.|(?:г|ул|стр)\. (?=[\p{Lu}\d]))/gu,
  /(?:^|[^\p{L}-])(?:[вксоуиа] )+(?=[\p{L}\d«])/giu,
  /(?:^|[^\p{L}-])(?:во|со|ко|об|на|за|из|до|от|по|не) (?=\d)/giu,
];

/**
 * A text with no-break spaces: in a number, between it and its unit or month, before a dash, between initials and a
 * surname, and in Russian after a preposition or conjunction of one letter, and before a number after one of
 * two. What language a piece is in its letters say.
 */
export const withNoBreakSpaces = (text: string): string =>
  unbroken.reduce(
    (changed, pattern) => changed.replace(pattern, (found) => found.replace(/(?!^) /g, '\u00a0')),
    text,
  );

const WORD_JOINER = '\u2060';

/** A text as it is laid out: with no-break spaces, and with ranges of numbers that no line ends in. */
export const layOut = (text: string): string =>
  withNoBreakSpaces(text).replace(/(?<=[\d\p{L}.])–(?=\d)/gu, `–${WORD_JOINER}`);

const inHtml =
  (change: (text: string) => string) =>
  (html: string): string =>
    html.replace(/(<[^>]*>)|[^<]+/g, (piece, tag?: string) => tag ?? change(piece));

/** The same of HTML that the source sanitised: its tags stay as they are. */
export const htmlWithNoBreakSpaces = inHtml(withNoBreakSpaces);
export const layOutHtml = inHtml(layOut);
