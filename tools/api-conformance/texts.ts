import { AIRPORT_OFFSET_MS } from '../../src/constants';
import { locales } from '../../src/i18n/locales';
import { mojibake } from './encoding';
import { placeOf, shown, verdict, type Verdict } from './recorder';
import { besidesScripts, linksIn, unwantedIn, type MarkupKind } from './markup';
import type { RuleName } from './rules';
import { HOUR_MS } from '../../src/lib/time';

type Path = readonly (string | number)[];

interface Text {
  path: Path;
  text: string;
}

/** Every text within a value, with its place. */
export function* textsIn(value: unknown, path: Path = []): Generator<Text> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    yield* textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** The JSON pointer to a text. */
export const pointerTo = (path: Path): string => path.map((part) => `/${part}`).join('');

const key = (path: Path) => path.findLast((part) => typeof part === 'string') ?? '';

/** What the contract marks as html, by call and place; undefined for plain texts. */
function markupOf(call: string, path: Path): MarkupKind | undefined {
  const name = key(path);
  if (name === 'body') return 'body';
  if (name === 'description' && path.includes('messageData')) return 'message';
  const ofResult = path[0] === 'items' && path.length === 3;
  const found = (call === 'search' || call === 'suggestions') && ofResult;
  return found && (name === 'title' || name === 'text') ? 'title' : undefined;
}

const on = (rule: RuleName, path: Path, holds: boolean, expected: string, found: string) =>
  verdict(rule, holds, { at: placeOf(['data', ...path]), expected, found });

/** A wrong internal href, in words; null for a right one and for outside addresses. */
function hrefFault(href: string, origin: string): string | null {
  if (/^(?:tel|mailto):/.test(href)) return null;
  if (/^https?:\/\//.test(href)) {
    const own = URL.canParse(href) && new URL(href).origin === origin;
    return own ? 'a path without the origin' : null;
  }
  if (!href.startsWith('/') || href.startsWith('//')) return 'a path, or http, tel or mailto';
  const [pathname = ''] = href.split(/[?#]/);
  const segments = pathname.split('/');
  if (locales.some((lang) => lang === segments[1])) return 'a path without locale';
  const isFile = segments.at(-1)?.includes('.');
  return pathname.endsWith('/') || isFile ? null : 'a trailing slash';
}

const hours = String(AIRPORT_OFFSET_MS / HOUR_MS).padStart(2, '0');
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function* ofHtml(kind: MarkupKind, { path, text }: Text, origin: string): Generator<Verdict> {
  const { active, dropped } = unwantedIn(text, kind);
  yield on('script', path, active.length === 0, 'no such markup', active.join(', '));
  yield on('markup', path, dropped.length === 0, 'markup allowed here', dropped.join(', '));
  for (const href of linksIn(text)) {
    const fault = /^\s*(?:javascript|data):/i.test(href) ? null : hrefFault(href, origin);
    yield on('href', path, fault === null, fault ?? '', shown(href));
  }
}

/** An element, not a sign: "a < b" is plain text. */
const element = /<\/?[a-z][^<>]*>/i;
const entity = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i;

function* ofPlain({ path, text }: Text): Generator<Verdict> {
  const name = key(path);
  if (name === 'href' || name === 'link' || name === 'src' || name === 'srcset') return;
  yield on('plain-text', path, !element.test(text), 'plain text', shown(text));
  yield on('entities', path, !entity.test(text), 'characters', shown(text));
}

function* ofMachines({ path, text }: Text, origin: string): Generator<Verdict> {
  const name = key(path);
  if (name === 'href' || name === 'link') {
    const isPhone = path.at(-2) === 'phone';
    const wanted = isPhone && !text.startsWith('tel:') ? 'a tel: address' : null;
    const fault = wanted ?? hrefFault(text, origin);
    yield on('href', path, fault === null, fault ?? '', shown(text));
  }
  if (name === 'src' || name === 'plan' || name === 'pageImage') {
    const holds = /^(?:\/(?!\/)|https?:\/\/)/.test(text);
    yield on('address', path, holds, 'a path or an http address', shown(text));
  }
  // The other end of a flight has the offset of its own zone.
  if (isMoment.test(text) && !path.includes('other_end')) {
    const holds = text.endsWith(`+${hours}:00`);
    yield on('offset', path, holds, `a time that ends in +${hours}:00`, shown(text));
  }
}

/** The checks of every text of a reply's data. */
export function* verdictsOn(call: string, data: unknown, origin: string): Generator<Verdict> {
  for (const entry of textsIn(data)) {
    const { path, text } = entry;
    const before = mojibake(text);
    yield on('mojibake', path, before === null, shown(before ?? ''), shown(text));
    if (call === 'metrics') {
      const other = besidesScripts(text);
      yield on('scripts', path, other.length === 0, 'script and noscript', other.join(', '));
      continue;
    }
    const kind = markupOf(call, path);
    yield* kind ? ofHtml(kind, entry, origin) : ofPlain(entry);
    yield* ofMachines(entry, origin);
  }
}

/** Where people read: names of the places of prose in the contract. */
const prose = new Set([
  'text',
  'title',
  'description',
  'lead',
  'heading',
  'name',
  'body',
  'message',
  'copyright',
  'placeholder',
  'required',
  'position',
  'pageTitle',
  'pageDescription',
  'note',
]);

/** The texts that people read, without those that `fallback` declares to be in Uzbek. */
export const proseIn = (data: unknown, fallback: readonly string[] = []): string[] =>
  [...textsIn(data)]
    .filter(({ path, text }) => prose.has(key(path)) && /\p{L}{3}/u.test(text))
    .filter(({ path }) => !path.includes('languages'))
    .filter(({ path }) => !fallback.includes(pointerTo(path)))
    .map(({ text }) => text);
