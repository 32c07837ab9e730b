import { colorScheme, fontSize, images } from './choices';
import { otherSchemes, type OtherScheme } from './color-schemes';

/** How a preview can be looked at, other than as usual: values of the panel's choices. */
export type PreviewMode = OtherScheme | 'large' | 'imagesOff';

export const isScheme = (mode: PreviewMode): mode is OtherScheme =>
  otherSchemes.some((name) => name === mode);

/** In the order of their buttons. */
export const previewModes: readonly PreviewMode[] = [...otherSchemes, 'large', 'imagesOff'];

const attributesOf = (mode: PreviewMode): Record<string, string> => {
  if (isScheme(mode)) return { [colorScheme.attribute]: mode };
  return mode === 'large' ? { [fontSize.attribute]: 'large' } : { [images.attribute]: 'hidden' };
};

/** The attributes of the document's root for the modes of the accessibility panel. */
export const modeAttributes = (modes: readonly PreviewMode[]): Record<string, string> =>
  Object.assign({}, ...modes.map(attributesOf));
