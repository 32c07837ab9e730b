import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { ShareImage } from '@/features/seo/ShareImage';
import { ofTag } from '@/i18n/uzbek-alphabets/alphabets';
import { isSigned } from '@/lib/share-image';
import { source } from '@/sources';

const SIZE = { width: 1200, height: 630 };

const fontFiles = [
  path.join(process.cwd(), 'node_modules/@fontsource/onest/files/onest-latin-600-normal.woff'),
  path.join(process.cwd(), 'node_modules/@fontsource/onest/files/onest-cyrillic-600-normal.woff'),
  path.join(
    process.cwd(),
    'node_modules/@fontsource/onest/files/onest-cyrillic-ext-600-normal.woff',
  ),
];

let fonts: Promise<{ name: string; data: Buffer; weight: 600; style: 'normal' }[]> | undefined;

/** The fonts, read once. A name each: the drawing library takes the first of a name only. */
const readFonts = () =>
  (fonts ??= Promise.all(
    fontFiles.map(async (file, index) => ({
      name: `Onest ${index}`,
      data: await readFile(file),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  ));

/**
 * The drawn sharing picture of a page, 1200 × 630, PNG.
 * Query: `title`, `lang`, a language tag, and `sign`, with which the site vouches for them; else 404.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [title = '', tag = '', sign = ''] = ['title', 'lang', 'sign'].map(
    (name) => query.get(name) ?? '',
  );
  const asked = ofTag(tag);
  if (!title || !asked || !isSigned(title, tag, sign)) {
    return new Response('There is no such picture.', { status: 404 });
  }
  const { airport } = await source(asked.alphabet).layout({ lang: asked.lang });
  return new ImageResponse(<ShareImage title={title} airport={airport} />, {
    ...SIZE,
    fonts: await readFonts(),
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
