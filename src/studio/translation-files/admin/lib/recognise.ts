import { translatedLocales, type Locale } from '@/i18n/locales';
import type { Format } from './targets';

/** What a file says of itself; `target` is null where it does not tell. */
export interface Recognised {
  format: Format;
  target: Locale | null;
}

/** What is read of a file: the first lines say it all, notes before them included. */
const HEAD_BYTES = 65_536;

function decoderOf([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder();
}

/** `ru` of `ru-RU`, `RU`; null for what is no language to translate into. */
function targetIn(tag: string | undefined): Locale | null {
  const [language] = (tag ?? '').toLowerCase().split(/[-_]/);
  return translatedLocales.find((lang) => lang === language) ?? null;
}

/** What the beginning of a text says. */
export function recogniseText(text: string): Recognised {
  if (/^\s*<(?:\?xml|(?:\w+:)?xliff)/i.test(text)) {
    const [, tag] = /\btarget-language\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
    return { format: 'xliff', target: targetIn(tag) };
  }
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const [, tag] = /(?:^|[;,\t"\s])target_(?!hash\b)([a-z-]+)/i.exec(header) ?? [];
  return { format: 'csv', target: targetIn(tag) };
}

/**
 * What the beginning of a file says.
 * @throws when the file cannot be read, as when it was moved
 */
export async function recognise(file: Blob): Promise<Recognised> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return recogniseText(decoderOf(bytes).decode(bytes));
}
