import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { step } from '../lib/log';
import { freePort } from '../lib/ports';
import { startSite } from '../lib/site';
import { buildApp } from './apps';
import { elementsOf } from './elements';
import type { Bench } from './part';

/** A page's bytes are met to this share. */
const NEAR = 0.005;
const TRIES = 8;

/** A page's source as a text that React writes as it is: it packs about as well as the page. */
export const asText = (html: string): string => html.replace(/[<>&"'\s]+/g, ' ').trim();

/**
 * The length of text with which a page has so many bytes.
 * @param bytesOf how many bytes the page has with a length
 * @throws Error when the text is not long enough
 */
export async function lengthFor(
  bytes: number,
  longest: number,
  bytesOf: (length: number) => Promise<number>,
): Promise<number> {
  let length = Math.min(longest, Math.round(bytes / 2));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const got = await bytesOf(length);
    if (Math.abs(got / bytes - 1) <= NEAR) return length;
    // The text is there twice: as HTML, and as the data that hydrates it.
    length = Math.min(longest, Math.max(1, length + Math.round((bytes - got) / 2)));
  }
  throw new Error(`A page of ${bytes} bytes could not be made from ${longest} characters.`);
}

/** Size in bytes of a reply, decompressed. */
export const sizeOf = async (url: string): Promise<number> =>
  (await (await fetch(url)).arrayBuffer()).byteLength;

/** A paragraph, cached or rendered for each request; or rendered after the elements. */
type PageForm = 'cached' | 'rendered' | 'elements/client';

interface Sources {
  /** The page that the texts are taken from. */
  words: string;
  /** The page whose elements are rendered without the site. */
  elements: string;
}

/** A minimal Next app: pages of as many bytes as another, in each form, and one of its elements alone. */
export async function startMinimal({ testbed, cleanup }: Bench, { words, elements }: Sources) {
  const folder = path.join(testbed.dataDir, 'minimal');
  const textFile = path.join(testbed.dataDir, 'minimal.txt');
  // Enough for pages that are larger than the one that the text is of.
  const text = asText(words).repeat(8);
  writeFileSync(textFile, text);
  const server = await step('Building a minimal Next app', () =>
    buildApp('minimal-app', folder, {
      'app/elements/elements.json': JSON.stringify(elementsOf(elements)),
    }),
  );
  const port = await freePort();
  const site = await startSite(server, port, { TEXT_FILE: textFile, NEXT_MANUAL_SIG_HANDLE: '' });
  cleanup.add(() => site.stop());
  const origin = `http://127.0.0.1:${port}`;
  const pageOf = async (kind: PageForm, bytes: number): Promise<string> => {
    const address = (length: number) => `${origin}/${kind}/${length}`;
    return address(await lengthFor(bytes, text.length, (length) => sizeOf(address(length))));
  };
  return { pid: site.pid, pageOf, elements: `${origin}/elements/server/0` };
}
