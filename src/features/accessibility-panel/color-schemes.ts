import { label } from '@/i18n/label';

/**
 * The colour schemes that visitors choose from, and what each is called; the first is the default. The
 * colours of the others stand in src/styles/_schemes.scss.
 */
export const colorSchemeNames = {
  normal: label('Odatiy', 'Обычные', 'Normal'),
  contrast: label('Kontrast', 'Контрастные', 'High contrast'),
};

type Name = keyof typeof colorSchemeNames;
export type OtherScheme = Exclude<Name, 'normal'>;
export type ColorScheme = '' | OtherScheme;

export const otherSchemes = (Object.keys(colorSchemeNames) as Name[]).filter(
  (name): name is OtherScheme => name !== 'normal',
);

/** What is kept of a visitor's choice: nothing of the default. */
export const colorSchemes: readonly ['', ...ColorScheme[]] = ['', ...otherSchemes];
