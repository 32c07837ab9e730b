import { defaultLocale } from '@/i18n/locales';
import { isText, localText, provenanceOf } from './local-text';

type Path = readonly (string | number)[];

/** A value with its texts as plain strings; `onFallback` learns where those in Uzbek are. */
function unmarked(value: unknown, path: Path, onFallback: (path: Path) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) {
    const { text, lang } = provenanceOf(value);
    if (lang && text) onFallback(path);
    return text;
  }
  // Most values are no objects, and need no path of their own.
  const within = (entry: unknown, key: string | number) =>
    typeof entry === 'object' && entry !== null
      ? unmarked(entry, [...path, key], onFallback)
      : entry;
  if (Array.isArray(value)) return value.map(within);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, within(entry, key)]));
}

const pointerTo = (path: Path) => path.map((key) => `/${key}`).join('');

/** A reply with plain strings, as the contract has it, and JSON pointers to the texts in Uzbek. */
export function toWire(reply: unknown): { data: unknown; fallback: string[] } {
  const fallback: string[] = [];
  return { data: unmarked(reply, [], (path) => fallback.push(pointerTo(path))), fallback };
}

/**
 * The data of a reply with the texts at some JSON pointers in Uzbek. Changes the data in place; a pointer
 * to anything but a text is ignored.
 */
export function fromWire<Data>(data: Data, fallback: readonly string[] = []): Data {
  for (const pointer of fallback) {
    const [, ...keys] = pointer.split('/');
    const last = keys.pop() ?? '';
    const holder = keys.reduce<unknown>(
      (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      data,
    );
    if (!isObject(holder) || !Object.hasOwn(holder, last)) continue;
    const text = holder[last];
    if (typeof text === 'string') holder[last] = localText(text, { lang: defaultLocale });
  }
  return data;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
