/**
 * The colour schemes that visitors choose from; the first is the default. The colours of the others
 * stand in src/styles/_schemes.scss.
 */
export const colorSchemes = ['', 'contrast'] as const;

export type ColorScheme = (typeof colorSchemes)[number];
