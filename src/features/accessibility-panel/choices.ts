import {
  COLOR_SCHEME_KEY,
  DISPLAY_IMAGES_KEY,
  FONT_SIZE_KEY,
  LETTER_SPACING_KEY,
  LINE_SPACING_KEY,
} from '@/constants';
import { colorSchemes } from './color-schemes';

/** One choice of the accessibility panel. */
export interface Choice {
  /** Its key in local storage. */
  key: string;
  /** Its attribute of the document's root, absent while the first value is in force. */
  attribute: `data-${string}`;
  /** What may be kept; the first is the default. */
  values: readonly [string, ...string[]];
}

export const fontSize: Choice = {
  key: FONT_SIZE_KEY,
  attribute: 'data-font-size',
  values: ['default', 'medium', 'large'],
};

export const colorScheme: Choice = {
  key: COLOR_SCHEME_KEY,
  attribute: 'data-color-scheme',
  values: colorSchemes,
};

export const images: Choice = {
  key: DISPLAY_IMAGES_KEY,
  attribute: 'data-images',
  values: ['', 'hidden'],
};

export const letterSpacing: Choice = {
  key: LETTER_SPACING_KEY,
  attribute: 'data-letter-spacing',
  values: ['', 'wide'],
};

export const lineSpacing: Choice = {
  key: LINE_SPACING_KEY,
  attribute: 'data-line-spacing',
  values: ['', 'wide'],
};

export const choices: readonly Choice[] = [
  fontSize,
  colorScheme,
  images,
  letterSpacing,
  lineSpacing,
];
