import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { isFileName, MAX_BYTES, pictureTypes, problemOf, writtenAnew } from './pictures';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blank = (width = 40, height = 20, background = '#0a2256') =>
  sharp({ create: { width, height, channels: 3, background } });

const exif = { IFD0: { Copyright: 'taken at 39.65, 66.97' } };
const photograph = () => blank().withExif(exif).jpeg().toBuffer();

const moving = () => {
  const frames = ['#ff0000', '#00ff00'].map((colour) => blank(40, 20, colour).png().toBuffer());
  return Promise.all(frames).then((images) =>
    sharp(images, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
};

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s may be uploaded', async (format) => {
  expect(await problemOf(await blank().toFormat(format).toBuffer())).toBeNull();
});

test.each([
  ['Yoʻl — “дорога” (2).png', true],
  ['a\u0000.png', false],
  ['a\u007f.png', false],
  ['a\u0085.png', false],
  ['a/b.png', false],
  ['..\\b.png', false],
  [`${'a'.repeat(196)}.png`, true],
  [`${'a'.repeat(197)}.png`, false],
  [`${'ў'.repeat(99)}.png`, false],
])('whether %j is a name of a file: %s', (name, isOne) => {
  expect(isFileName(name)).toBe(isOne);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const raw = (side: number) => ({ raw: { width: side, height: side, channels: 3 as const } });
const noise = Buffer.from(
  Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 251),
);
const cut = async () => (await sharp(noise, raw(200)).jpeg().toBuffer()).subarray(0, 3000);
const large = () =>
  sharp(Buffer.alloc(7100 * 7100 * 3), raw(7100))
    .png()
    .toBuffer();

test.each([
  ['an SVG', async () => Buffer.from(svg), 'picture'],
  ['XML', async () => Buffer.from('<?xml version="1.0"?><a/>'), 'picture'],
  ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture'],
  ['a GIF', () => blank().gif().toBuffer(), 'picture'],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n'), 'picture'],
  ['nothing', async () => Buffer.alloc(0), 'picture'],
  ['a photograph that was cut off', cut, 'picture'],
  ['a moving picture', moving, 'pictureMoves'],
  ['a picture of too many dots', large, 'picturePixels'],
  ['a file that is too large', async () => Buffer.alloc(MAX_BYTES), 'pictureBytes'],
] as const)('%s may not', async (_, make, problem) => {
  expect(await problemOf(await make())).toBe(problem);
});

/** What Payload keeps of a file that is uploaded; its module is no part of its interface. */
async function kept(data: Buffer, name: string, mimetype: string) {
  const file = path.resolve('node_modules/payload/dist/uploads/generateFileData.js');
  const { generateFileData } = (await import(pathToFileURL(file).href)) as {
    generateFileData: (args: object) => Promise<{
      data: { filename: string; mimeType: string; width: number; height: number };
      files: { buffer: Buffer }[];
    }>;
  };
  const upload = { staticDir: folder, mimeTypes: pictureTypes, ...writtenAnew };
  const made = await generateFileData({
    collection: { config: { slug: 'media', upload } },
    data: {},
    operation: 'create',
    req: {
      file: { data, name, mimetype, size: data.length },
      payload: { config: { sharp }, logger: { error: vi.fn() }, db: { findOne: () => null } },
      t: (key: string) => key,
    },
    throwOnMissingFile: true,
  });
  return { ...made.data, bytes: made.files[0]?.buffer ?? Buffer.alloc(0) };
}

test('a picture is written anew, without what else was in the file', async () => {
  const tail = Buffer.from('<script>alert(1)</script>');
  const given = Buffer.concat([await photograph(), tail]);
  expect(given.includes('39.65')).toBe(true);
  const { bytes, ...data } = await kept(given, 'holiday.jpg', 'image/jpeg');
  expect(data).toMatchObject({ filename: 'holiday.jpg', mimeType: 'image/jpeg', width: 40 });
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.includes('39.65')).toBe(false);
  expect(bytes.includes('<script>')).toBe(false);
});

test.each(pictureTypes)('%s stays what it is', async (type) => {
  const format = type.slice('image/'.length) as 'png';
  const { bytes, mimeType } = await kept(await blank().toFormat(format).toBuffer(), 'a', type);
  expect(mimeType).toBe(type);
  expect(await problemOf(bytes)).toBeNull();
});

test('its name says what is in it, whatever it was called', async () => {
  const png = await blank().png().toBuffer();
  for (const name of ['evil.html', 'evil.svg', 'evil']) {
    const data = await kept(png, name, 'text/html');
    expect(data, name).toMatchObject({ filename: 'evil.png', mimeType: 'image/png' });
  }
});

test('a picture with a side that is too long becomes smaller', async () => {
  const { width, height } = await kept(
    await blank(6000, 3000).png().toBuffer(),
    'a.png',
    'image/png',
  );
  expect([width, height]).toEqual([3840, 1920]);
});
