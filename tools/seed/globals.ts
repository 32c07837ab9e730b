import path from 'node:path';
import type { Payload } from 'payload';
import { layoutContent } from '../../content/layout';
import { byLanguage } from '../../src/i18n/locales';
import { seedPicture } from './pictures';
import { seedGlobal } from './upsert';

/** The site-wide content, published in its languages. Repeatable; it overwrites what is there. */
export async function seedGlobals(payload: Payload, now: Date): Promise<void> {
  const { airport, header, footer, cookies, message, errorMessages, notFound } = layoutContent;
  const year = String(now.getFullYear());
  const dated = <T extends object>(content: T): T =>
    JSON.parse(JSON.stringify(content).replaceAll('{year}', year)) as T;

  const awards = [];
  for (const [index, file] of ['airport-carbon', 'sunflower'].entries()) {
    const award = footer.awards[index];
    const svg = path.resolve(import.meta.dirname, `../../public/awards/${file}.svg`);
    if (award) awards.push({ image: await seedPicture(payload, svg, award.alt) });
  }

  const { font_size_text, font_size_text_symbols, color_scheme_text, images_text, close_text } =
    header.blind_panel;
  await seedGlobal(payload, 'airport', airport);
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
      phone: { ...header.phone, text: byLanguage(() => header.phone.text) },
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
  await seedGlobal(payload, 'metrics', { scripts: '', consent: false });
}
