import { fileTypeFromBuffer } from 'file-type';
import sharp, { type SharpOptions } from 'sharp';

/** The pictures that may be uploaded: drawn in dots, and known to every browser. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** Bytes of an uploaded file. */
export const MAX_BYTES = 15 * 1024 * 1024;

/** Bytes of a file's name: disks take 255, and Payload makes it longer where another file has it. */
const LONGEST_NAME = 200;

/** Whether a file's name is a name everywhere: not a path, and without what nobody sees. */
export const isFileName = (name: string): boolean =>
  !/[\p{Cc}/\\]/u.test(name) && Buffer.byteLength(name) <= LONGEST_NAME;

const MAX_PIXELS = 50_000_000;

/** Pixels of the longer side; a larger picture is made smaller. */
const LONGEST_SIDE = 3840;

/** How pictures are read, here and when they are written anew: one that is damaged is not guessed at. */
const reading: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };

/**
 * With these Payload writes every picture anew, in its own format: what else was in the file, such as
 * the place where a photograph was taken or a script behind its last dot, is gone.
 */
export const writtenAnew = {
  constructorOptions: reading,
  resizeOptions: {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  },
} as const;

export type PictureProblem =
  'picture' | 'pictureName' | 'pictureBytes' | 'pictureMoves' | 'picturePixels';

/** Why a file is no picture that may be uploaded, by what is in it; null where it is one. */
export async function problemOf(data: Buffer): Promise<PictureProblem | null> {
  if (data.length >= MAX_BYTES) return 'pictureBytes';
  const type = await fileTypeFromBuffer(data).catch(() => undefined);
  if (type?.mime === 'image/apng') return 'pictureMoves';
  if (!type || !pictureTypes.includes(type.mime)) return 'picture';
  try {
    const { width, height, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata();
    if (pages > 1) return 'pictureMoves';
    if (width * height > MAX_PIXELS) return 'picturePixels';
    await sharp(data, reading).stats();
    return null;
  } catch {
    return 'picture';
  }
}
