import type { StaticImageData } from 'next/image';
import file from '../../../public/icons.svg';
import type { IconName } from './names';

/** Imported, it is named by its content: browsers keep it, and an older page finds its own. */
const sprite = file as StaticImageData;

/** Where the drawing of a sign is, for `<use>`. */
export const iconHref = (name: IconName): string => `${sprite.src}#${name}`;
