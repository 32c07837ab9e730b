import type { Localized } from './load';

/** A text of the content in its languages, and where it stands: `places.suzani.title`. */
export interface PlacedText {
  place: string;
  texts: Localized;
}

const isLocalized = (value: object): value is Localized =>
  'uz' in value && typeof value.uz === 'string';

/** What names an item of a list for good, else its number. */
const nameOf = (item: unknown, index: string): string => {
  const { slug, id, anchor } = Object(item) as Record<string, string | undefined>;
  return slug ?? id ?? anchor ?? index;
};

/** Every text in content as `load.ts` reads it, or in a part of it. */
export function textsIn(content: unknown, place = ''): PlacedText[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isLocalized(content)) return [{ place, texts: content }];
  return Object.entries(content).flatMap(([key, value]) =>
    textsIn(
      value,
      [place, Array.isArray(content) ? nameOf(value, key) : key].filter(Boolean).join('.'),
    ),
  );
}
