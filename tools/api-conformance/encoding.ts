/** Characters by their byte in a single-byte encoding. */
function bytesIn(encoding: string): Map<string, number> {
  const decoder = new TextDecoder(encoding);
  return new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
}

const singleByte = ['windows-1252', 'windows-1251', 'iso-8859-5'].map(bytesIn);
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of bytes, or null where they are not UTF-8; a byte order mark stays. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * What a text was before its UTF-8 was read as another encoding: `Привет` of `Ð\x9fÑ€Ð¸Ð²ÐµÑ‚` and of
 * `РџСЂРёРІРµС‚`. Null for a text that was encoded once; the text itself where signs were lost.
 */
export function mojibake(text: string): string | null {
  if (text.includes('\ufffd')) return text;
  if (!/[^\x00-\x7f]/.test(text)) return null;
  for (const bytes of singleByte) {
    const encoded = [...text].map((character) => bytes.get(character));
    if (encoded.some((byte) => byte === undefined)) continue;
    const before = utf8(Uint8Array.from(encoded as number[]));
    if (before !== null) return before;
  }
  return null;
}
