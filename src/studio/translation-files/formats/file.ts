import type { Locale } from '@/i18n/locales';
import type { Segment, Unit } from './unit';

/** A document as it is exported. */
export interface ExportDocument {
  /** As in its units' ids: `pages:12`. */
  ref: string;
  title: string;
  units: readonly Unit[];
}

/** What is exported: documents in Uzbek, to be translated into one language. */
export interface ExportFile {
  target: Locale;
  documents: readonly ExportDocument[];
}

/** One translation of an imported file. */
export interface ImportRow {
  id: string;
  /** As it was when the file was exported; `''` when the file has lost it. */
  sourceHash: string;
  /** As it was when the file was exported; `null` when the file has lost it. */
  targetHash: string | null;
  /** `null` when there is none, or when its tags cannot be read. */
  target: Segment | null;
  /** Its tags cannot be read: one is not closed, or is none of ours. */
  isBroken: boolean;
  /** The row of a table, or the line in XML, from 1. */
  row: number;
}

/** What an imported file says. */
export interface ImportFile {
  target: Locale;
  rows: ImportRow[];
}

export type ImportErrorCode =
  /** `limit` in megabytes. */
  | 'too_large'
  | 'encoding'
  /** `line`, `column`. */
  | 'malformed'
  /** A document type declaration, which no translation tool needs. */
  | 'doctype'
  /** Not what the format asks for: `expected`. */
  | 'not_this_format'
  /** `columns`: those that are missing. */
  | 'columns'
  /** `found`, `expected`. */
  | 'wrong_language';

type Parameters = Readonly<Record<string, string | number>>;

const advice: Record<ImportErrorCode, (parameters: Parameters) => string> = {
  too_large: ({ limit }) =>
    `The file is over ${limit} MB: export fewer documents at a time and import each file by itself.`,
  encoding: () =>
    'The file is not in UTF-8: save it as UTF-8 (in Excel "CSV UTF-8") and try again.',
  malformed: ({ line }) =>
    `The file is damaged in line ${line}: export it again from the translation tool.`,
  doctype: () =>
    'The file has a document type declaration (<!DOCTYPE …>): export it again without one.',
  not_this_format: ({ expected }) =>
    `The file is not ${expected}: choose the file that the translation tool saved as ${expected}.`,
  columns: ({ columns }) =>
    `The table has no column ${columns}: put back the first row as it was exported.`,
  wrong_language: ({ found, expected }) =>
    `The file is for ${found || 'no language'}, not for ${expected}: choose the file of that language.`,
};

/** A file that cannot be read at all; the message says what to do, `code` and `parameters` the same for an interface. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    readonly code: ImportErrorCode,
    readonly parameters: Parameters = {},
  ) {
    super(advice[code](parameters));
  }
}

/** The most that an imported file may have. */
export const maxMegabytes = 20;
const maxBytes = maxMegabytes * 1024 * 1024;

/** @throws {ImportError} `too_large` */
export function checkSize(bytes: number): void {
  if (bytes > maxBytes) throw new ImportError('too_large', { limit: maxMegabytes });
}

const decoderOf = ([first, second]: Uint8Array): TextDecoder => {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
};

/**
 * The text of an uploaded file: UTF-8, or UTF-16 with its mark as some tools save it. Anything else
 * is refused, since a guess would put wrong letters on the website.
 * @throws {ImportError} `too_large`, `encoding`
 */
export function decodeFile(bytes: Uint8Array): string {
  checkSize(bytes.byteLength);
  try {
    return decoderOf(bytes).decode(bytes);
  } catch {
    throw new ImportError('encoding');
  }
}
