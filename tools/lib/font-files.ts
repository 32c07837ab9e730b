/** A font file of the site: the script that it is cut from, and its letters where it has not all of them. */
interface FontFile {
  script: 'latin' | 'cyrillic' | 'cyrillic-ext';
  letters?: string;
}

/** The files in `src/styles/fonts`, by what stands behind `onest-`. */
export const fontFiles: Readonly<Record<string, FontFile>> = {
  latin: { script: 'latin' },
  cyrillic: { script: 'cyrillic' },
  // The letters of Uzbek that the Cyrillic file lacks.
  uzbek: { script: 'cyrillic-ext', letters: 'ҒғҚқҲҳ' },
};

/** @param name a key of {@link fontFiles} */
export const fontPath = (name: string) => `src/styles/fonts/onest-${name}.woff2`;
