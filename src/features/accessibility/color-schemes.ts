import { label, type Label } from '@/i18n/label';

/**
 * The colour schemes that visitors choose from; the first is the default. The colours of the others
 * stand in src/styles/_schemes.scss.
 */
export const colorSchemes = {
  '': label('Odatiy', 'Обычные', 'Normal'),
  contrast: label('Kontrast', 'Контрастные', 'High contrast'),
} satisfies Record<string, Label>;

export type ColorScheme = keyof typeof colorSchemes;
