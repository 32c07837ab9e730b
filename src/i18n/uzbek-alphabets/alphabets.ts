import { defaultLocale, isLocale, type Locale } from '../locales';

/**
 * The alphabets of Uzbek, each by its name in itself. Texts are written in the first. `tag` is the language tag
 * of pages in one, `sign` stands for it where there is room for two letters.
 */
export const alphabets = {
  latin: { name: 'Oʻzbekcha', tag: 'uz', sign: 'uz', offered: true },
  cyrillic: { name: 'Ўзбекча', tag: 'uz-Cyrl', sign: 'ўз', offered: true },
  reformed: { name: 'Õzbekça', tag: 'uz-Latn', sign: 'uz', offered: false },
} as const satisfies Record<string, Record<'name' | 'tag' | 'sign', string> & { offered: boolean }>;

export type AlphabetName = keyof typeof alphabets;

export type OfferedAlphabet = {
  [Name in AlphabetName]: (typeof alphabets)[Name]['offered'] extends true ? Name : never;
}[AlphabetName];

export type OtherAlphabet = Exclude<OfferedAlphabet, 'latin'>;

/** Those that a reader can choose. */
export const offeredAlphabets = (Object.keys(alphabets) as AlphabetName[]).filter(
  (name): name is OfferedAlphabet => alphabets[name].offered,
);

/** Those besides the one that texts are written in. */
export const otherAlphabets = offeredAlphabets.filter(
  (name): name is OtherAlphabet => name !== 'latin',
);

/** What a page of a language is tagged with, in an alphabet. */
export const languageTag = (lang: Locale, alphabet: OfferedAlphabet): string =>
  lang === defaultLocale ? alphabets[alphabet].tag : lang;

/** The language and the alphabet that a tag says; null where it is none of the site's. */
export function ofTag(tag: string): { lang: Locale; alphabet: OfferedAlphabet } | null {
  const other = otherAlphabets.find((name) => alphabets[name].tag === tag);
  if (other) return { lang: defaultLocale, alphabet: other };
  return isLocale(tag) ? { lang: tag, alphabet: 'latin' } : null;
}
