import {
  otherAlphabets,
  type OfferedAlphabet,
  type OtherAlphabet,
} from '@/i18n/uzbek-alphabets/alphabets';
import { colorScheme, fontSize, images } from './choices';
import { otherSchemes, type OtherScheme } from './color-schemes';

/** How a preview can be looked at, other than as usual: values of the panel's choices, and alphabets of Uzbek. */
export type PreviewMode = OtherScheme | 'large' | 'imagesOff' | OtherAlphabet;

export const isScheme = (mode: PreviewMode): mode is OtherScheme =>
  otherSchemes.some((name) => name === mode);

/** In the order of their buttons. */
export const previewModes: readonly PreviewMode[] = [
  ...otherSchemes,
  'large',
  'imagesOff',
  ...otherAlphabets,
];

/** The alphabet of Uzbek that a preview is looked at in. */
export const previewAlphabet = (modes: readonly PreviewMode[]): OfferedAlphabet =>
  otherAlphabets.find((name) => modes.includes(name)) ?? 'latin';

const attributesOf = (mode: PreviewMode): Record<string, string> => {
  if (isScheme(mode)) return { [colorScheme.attribute]: mode };
  if (mode === 'large') return { [fontSize.attribute]: 'large' };
  return mode === 'imagesOff' ? { [images.attribute]: 'hidden' } : {};
};

/** The attributes of the document's root for the modes of the accessibility panel. */
export const modeAttributes = (modes: readonly PreviewMode[]): Record<string, string> =>
  Object.assign({}, ...modes.map(attributesOf));
