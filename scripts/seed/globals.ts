import path from 'node:path';
import type { GlobalSlug, Payload } from 'payload';
import sharp from 'sharp';
import { locales } from '../../src/contract/locale';
import { layoutContent } from './content/layout';
import { inLocale } from './upsert';

const context = { seeding: true };

/**
 * Writes a global in each language and publishes it. The rows of an array are told apart by their
 * ids, so the ids that the first language was given are handed to the others.
 */
async function seedGlobal(payload: Payload, slug: GlobalSlug, data: object): Promise<void> {
  let written: unknown;
  for (const locale of locales) {
    const values = withIds(inLocale(data, locale), written) as Record<string, unknown>;
    written = await payload.updateGlobal({
      slug,
      locale,
      data: { ...values, _status: 'published' } as never,
      context,
      depth: 0,
    });
  }
}

function withIds(value: unknown, written: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = Array.isArray(written) ? written : [];
    return value.map((entry, index) => {
      const row = rows[index] as { id?: string } | undefined;
      return typeof entry === 'object' && entry !== null
        ? { ...(withIds(entry, row) as object), ...(row?.id && { id: row.id }) }
        : entry;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      withIds(entry, (written as Record<string, unknown> | undefined)?.[key]),
    ]),
  );
}

type Award = (typeof layoutContent.footer.awards)[number];

/** A drawn badge as a picture of the media library; found again by its file name. */
async function seedAward(payload: Payload, file: string, award: Award): Promise<number> {
  const name = `${file}.png`;
  const found = await payload.find({
    collection: 'media',
    where: { filename: { equals: name } },
    limit: 1,
  });
  if (found.docs[0]) return found.docs[0].id;
  const svg = path.resolve(import.meta.dirname, `../../public/awards/${file}.svg`);
  const data = await sharp(svg, { density: 144 }).png().toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    locale: 'uz',
    data: { alt: award.alt.uz },
    file: { data, name, mimetype: 'image/png', size: data.length },
    context,
  });
  for (const locale of locales) {
    await payload.update({
      collection: 'media',
      id,
      locale,
      data: { alt: award.alt[locale] },
      context,
    });
  }
  return id;
}

/** The site-wide content, published in three languages. Repeatable; it overwrites what is there. */
export async function seedGlobals(payload: Payload): Promise<void> {
  const { header, footer, cookies, message, errorMessages, notFound } = layoutContent;
  const year = String(new Date().getFullYear());
  const dated = <T extends object>(content: T): T =>
    JSON.parse(JSON.stringify(content).replaceAll('{year}', year)) as T;

  const awards = [];
  for (const [index, file] of ['airport-carbon', 'sunflower'].entries()) {
    const award = footer.awards[index];
    if (award) awards.push({ image: await seedAward(payload, file, award) });
  }

  const { font_size_text, font_size_text_symbols, color_scheme_text, images_text, close_text } =
    header.blind_panel;
  await seedGlobal(
    payload,
    'header',
    dated({
      ...header,
      search: {
        placeholder: header.search.placeholder,
        clear: header.search.clear,
        showAll: header.search.show_all,
      },
      phone: { ...header.phone, text: inEveryLanguage(header.phone.text) },
      blindPanel: {
        fontSizeText: font_size_text,
        fontSizeTextSymbols: font_size_text_symbols,
        colorSchemeText: color_scheme_text,
        imagesText: images_text,
        closeText: close_text,
      },
    }),
  );
  await seedGlobal(
    payload,
    'footer',
    dated({
      nav: footer.nav,
      copyright: footer.copyright,
      siteMap: footer.site_map,
      privacy: footer.privacy,
      madeIn: footer.madein,
      awards,
    }),
  );
  await seedGlobal(payload, 'cookies', { enabled: true, ...cookies });
  await seedGlobal(payload, 'message', { enabled: true, ...message });
  await seedGlobal(payload, 'error-messages', errorMessages);
  await seedGlobal(payload, 'not-found', notFound);
  await seedGlobal(payload, 'metrics', { scripts: '' });
}

const inEveryLanguage = (text: string) => ({ uz: text, ru: text, en: text });
