/** The alphabets of Uzbek, each by its name in itself. Texts are written in the first. */
export const alphabets = {
  latin: { name: 'Oʻzbekcha', offered: true },
  cyrillic: { name: 'Ўзбекча', offered: true },
  reformed: { name: 'Õzbekça', offered: false },
} as const satisfies Record<string, { name: string; offered: boolean }>;

export type AlphabetName = keyof typeof alphabets;

/** Those that a reader can choose. */
export const offeredAlphabets = (Object.keys(alphabets) as AlphabetName[]).filter(
  (name) => alphabets[name].offered,
);
