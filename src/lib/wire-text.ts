import { defaultLocale } from '@/i18n/locales';
import { BEGIN, DIGITS, FALLBACK, OWN, provenanceOf, type Provenance } from './provenance';

/** @param text of ASCII characters */
const encode = (text: string): string =>
  text.replace(/./g, (character) => {
    const code = character.charCodeAt(0);
    return [code >> 6, (code >> 4) & 3, (code >> 2) & 3, code & 3]
      .map((digit) => DIGITS[digit])
      .join('');
  });

/** The text with where it comes from; a text of the page's own language without a field stays as it is. */
export function withProvenance(text: string, { lang, field }: Provenance): string {
  if (!lang && !field) return text;
  return `${text}${BEGIN}${field ? encode((lang ? FALLBACK : OWN) + field) : ''}`;
}

/** The name of a field in a mark and in a preview's address: `pages:12:sections.a1b2.heading`. */
export const fieldRef = (document: string, path: string) => `${document}:${path}`;

/** What programs read; it equals a text by chance only. */
const machineKeys = ['id', 'slug', 'value', 'href', 'link', 'src', 'icon', 'iata', 'type', 'kind'];

function mapTexts(
  value: unknown,
  change: (text: string) => string,
  without: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change, without));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      without.includes(key) && typeof entry === 'string' ? entry : mapTexts(entry, change, without),
    ]),
  );
}

/** A reply without marks, for the wire, and which of its texts stand in Uzbek. */
export function unmarked<Data>(data: Data): { data: Data; fallback: string[] } {
  const fallback = new Set<string>();
  const texts = mapTexts(data, (marked) => {
    const { text, lang } = provenanceOf(marked);
    if (lang && text) fallback.add(text);
    return text;
  });
  return { data: texts as Data, fallback: [...fallback] };
}

/** A reply from the wire, marked again. */
export function marked<Data>(data: Data, fallback: readonly string[] | undefined): Data {
  if (!fallback?.length) return data;
  const known = new Set(fallback);
  const mark = (text: string) =>
    known.has(text) ? withProvenance(text, { lang: defaultLocale }) : text;
  return mapTexts(data, mark, machineKeys) as Data;
}
