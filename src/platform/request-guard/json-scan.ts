import { MAX_NESTING, MAX_VALUES } from './limits';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Scans JSON as it arrives, before it is parsed: a parser takes seconds, and much memory, for a million
 * levels of nesting.
 */
export class JsonScan {
  private depth = 0;
  private commas = 0;
  private inText = false;
  private isEscaped = false;

  /** Takes the next bytes; whether all so far may be parsed. */
  accepts(bytes: Uint8Array): boolean {
    for (const byte of bytes) {
      if (this.inText) this.readText(byte);
      else if (byte === QUOTE) this.inText = true;
      else if (OPENING.has(byte)) this.depth += 1;
      else if (CLOSING.has(byte)) this.depth -= 1;
      else if (byte === COMMA) this.commas += 1;
      if (this.depth > MAX_NESTING || this.commas > MAX_VALUES) return false;
    }
    return true;
  }

  private readText(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.inText = false;
  }
}
