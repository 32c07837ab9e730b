import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { defaultLocale, translatedLocales } from '../../src/i18n/locales';
import type { Localized } from '../../content/load';

const context = { seeding: true };

/**
 * A drawing rendered as a picture of the media library; found again by its file name.
 * @returns the picture's id
 */
export async function seedPicture(payload: Payload, svg: string, alt: Localized): Promise<number> {
  const name = `${path.basename(svg, '.svg')}.png`;
  const found = await payload.find({
    collection: 'media',
    where: { filename: { equals: name } },
    limit: 1,
  });
  if (found.docs[0]) return found.docs[0].id;
  const data = await sharp(svg, { density: 144 }).png().toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    locale: defaultLocale,
    data: { alt: alt[defaultLocale] },
    file: { data, name, mimetype: 'image/png', size: data.length },
    context,
  });
  for (const locale of translatedLocales) {
    if (!alt[locale]) continue;
    await payload.update({ collection: 'media', id, locale, data: { alt: alt[locale] }, context });
  }
  return id;
}
