import path from 'node:path';
import { layoutContent } from '../../content/load';
import { byLanguage } from '../../src/i18n/locales';
import { seedPicture } from './pictures';
import { writeGlobal, type Writing } from './write';

/** The site-wide content, published in its languages. Repeatable; it overwrites what is there. */
export async function seedGlobals(writing: Writing): Promise<void> {
  const {
    airport,
    header,
    footer,
    cookies,
    message,
    sharedValues,
    disruptionTexts,
    errorMessages,
    notFound,
  } = layoutContent;
  const awards = [];
  for (const [index, file] of ['airport-carbon', 'sunflower'].entries()) {
    const award = footer.awards[index];
    const svg = path.resolve(import.meta.dirname, `../../public/awards/${file}.svg`);
    if (award) awards.push({ image: await seedPicture(writing.payload, svg, award.alt) });
  }

  const { font_size_text, font_size_text_symbols, color_scheme_text, images_text, close_text } =
    header.blind_panel;
  await writeGlobal(writing, 'airport', airport);
  await writeGlobal(writing, 'header', {
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
  });
  await writeGlobal(writing, 'footer', {
    nav: footer.nav,
    copyright: footer.copyright,
    siteMap: footer.site_map,
    privacy: footer.privacy,
    madeIn: footer.madein,
    awards,
  });
  await writeGlobal(writing, 'cookies', { enabled: true, ...cookies });
  await writeGlobal(writing, 'message', { enabled: true, ...message });
  await writeGlobal(writing, 'shared-values', { values: sharedValues });
  await writeGlobal(writing, 'disruption-texts', disruptionTexts);
  await writeGlobal(writing, 'error-messages', errorMessages);
  await writeGlobal(writing, 'not-found', notFound);
  await writeGlobal(writing, 'metrics', { scripts: '', consent: false });
}
