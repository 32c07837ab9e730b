import type { Locale } from '../../src/i18n/locales';
import { disruptionPath } from '../../src/lib/hrefs';
import type { Figures } from './measure';

/** Sizes are said in KB of 1024 bytes. */
export const KB = 1024;

/** Widths in CSS pixels at which every page is loaded. */
export const WIDTHS = [360, 1280] as const;

/**
 * What a page may weigh: bytes of JavaScript and CSS after gzip, of fonts as they are, and of everything as
 * sent before anyone touches the page; shift is CLS.
 */
interface Limits {
  untouched: number;
  requests: number;
  js: number;
  css: number;
  fonts: number;
  shift: number;
}

/** Of a page that lives, code is a part of what it loads at once. */
const live: Limits = {
  untouched: Infinity,
  requests: Infinity,
  js: 165 * KB,
  css: 20 * KB,
  fonts: 50 * KB,
  shift: 0.01,
};
const flight: Limits = { ...live, js: 150 * KB };
/** Of a page of text, also by `npm run bench`. */
export const textLimits: Limits = { ...flight, untouched: 130 * KB, requests: 16 };
/** What becomes of flights on a bad day, over a bad connection; it has the styles of the board and its own. */
export const disruptionLimits: Limits = {
  ...textLimits,
  untouched: 60 * KB,
  js: live.js,
  css: 21 * KB,
};
/** A text with pictures in its first screen. */
const illustrated: Limits = { ...textLimits, untouched: 250 * KB };

export interface MeasuredPage {
  /** As in src/routes.ts; a parameter becomes a real id. */
  route: string;
  lang: Locale;
  limits: Limits;
}

/** The measured pages: those that live in the browser, and pages of text. */
export const measuredPages: MeasuredPage[] = [
  { route: '/', lang: 'uz', limits: live },
  { route: '/', lang: 'ru', limits: live },
  { route: '/flight-board/', lang: 'uz', limits: live },
  { route: '/flight-board/', lang: 'ru', limits: live },
  { route: '/services/shops/', lang: 'ru', limits: live },
  { route: '/airport/scheme/', lang: 'ru', limits: live },
  { route: '/search/', lang: 'uz', limits: live },
  { route: '/flight-board/{id}/', lang: 'ru', limits: flight },
  { route: '/passengers/baggage/', lang: 'uz', limits: textLimits },
  { route: '/passengers/baggage/', lang: 'ru', limits: textLimits },
  { route: '/passengers/faq/', lang: 'ru', limits: textLimits },
  { route: '/parking/', lang: 'uz', limits: textLimits },
  { route: '/airport/about/', lang: 'ru', limits: illustrated },
  { route: '/airport/contacts/', lang: 'uz', limits: textLimits },
  { route: disruptionPath, lang: 'uz', limits: disruptionLimits },
  { route: disruptionPath, lang: 'ru', limits: disruptionLimits },
];

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
const asIs = (value: number) => value.toFixed(4);

const budgets = [
  { name: 'untouched', title: 'Before anyone touches it', say: inKb },
  { name: 'requests', title: 'Requests before anyone touches it', say: String },
  { name: 'js', title: 'JavaScript', say: inKb },
  { name: 'css', title: 'CSS', say: inKb },
  { name: 'fonts', title: 'Fonts', say: inKb },
  { name: 'shift', title: 'CLS', say: asIs },
] as const;

/** The limits that a page's figures break, in words. */
export const breaches = (figures: Figures, limits: Limits): string[] =>
  budgets
    .filter(({ name }) => figures[name] > limits[name])
    .map(
      ({ name, title, say }) =>
        `${title} ${say(figures[name])} is above the limit of ${say(limits[name])}`,
    );
