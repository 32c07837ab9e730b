import Papa from 'papaparse';
import { guarded } from '@/cms/spreadsheet';
import { defaultLocale } from '@/i18n/locales';
import { checkSize, ImportError, type ExportFile, type ImportFile, type ImportRow } from './file';
import { targetOf } from './languages';
import { fromMarkup, toMarkup } from './markup';
import { isBlank, statusOf } from './unit';

/** What a spreadsheet may take for a number, a time, a date or a truth value, and write back otherwise. */
const isValue = (cell: string): boolean =>
  cell.length <= 30 &&
  /^(?:\p{Sc}?\d|\p{L}{3,}\.?[\s-]?\d|(?:true|false|истина|ложь)$)/iu.test(cell);

const guardedText = (cell: string): string => (isValue(cell) ? `'${cell}` : guarded(cell));
const unguarded = (cell: string): string => cell.replace(/^'/, '');

const noteOf = (title: string, note: string | undefined): string =>
  [title, note].filter(Boolean).join(' › ');

/**
 * Documents as a table for spreadsheets: UTF-8 with a byte order mark, a row for each unit.
 * The last column says what is to be done: `new`, `needs-review` or `final`. Formatted text has tags (`<b>…</b>`, `<a id="2">…</a>`, `<br/>`).
 * @param separator of columns; Excel asks for a semicolon where the comma is for decimals, as in
 *   Uzbek and Russian
 */
export function toCsv({ target, documents }: ExportFile, separator: ';' | ',' = ';'): string {
  const header = [
    'id',
    'source_hash',
    'target_hash',
    'note',
    `source_${defaultLocale}`,
    `target_${target}`,
    'state',
  ];
  const rows = documents.flatMap(({ title, units }) =>
    units.map((unit) => [
      guarded(unit.id),
      guardedText(unit.sourceHash),
      guardedText(unit.targetHash),
      guarded(noteOf(title, unit.note)),
      guardedText(toMarkup(unit.source)),
      guardedText(unit.target ? toMarkup(unit.target) : ''),
      statusOf(unit),
    ]),
  );
  return `\uFEFF${Papa.unparse([header, ...rows], { delimiter: separator, newline: '\r\n' })}\r\n`;
}

/** Commas, semicolons or tabs: what comes after the first name of a column. */
const separatorOf = (text: string): string => /^[\s"]*\w+\s*"?([;,\t])/.exec(text)?.[1] ?? ';';

function recordsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(plain, {
    delimiter: separatorOf(plain),
    newline: '\n',
  });
  const [error] = errors;
  if (error) throw new ImportError('malformed', { line: (error.row ?? 0) + 1, column: 1 });
  return data;
}

interface Columns {
  id: number;
  sourceHash: number;
  targetHash: number;
  target: number;
  languages: { source: string; target: string };
}

function columnsOf(header: readonly string[]): Columns {
  const names = header.map((name) => name.trim().toLowerCase());
  const source = names.find((name) => /^source_(?!hash$)/.test(name));
  const target = names.find((name) => /^target_(?!hash$)/.test(name));
  const missing = [
    ...['id', 'source_hash'].filter((name) => !names.includes(name)),
    ...(source ? [] : [`source_${defaultLocale}`]),
    ...(target ? [] : ['target_…']),
  ];
  if (!source || !target || missing.length > 0) {
    throw new ImportError('columns', { columns: missing.join(', ') });
  }
  return {
    id: names.indexOf('id'),
    sourceHash: names.indexOf('source_hash'),
    targetHash: names.indexOf('target_hash'),
    target: names.indexOf(target),
    languages: { source: source.slice(7), target: target.slice(7) },
  };
}

function rowOf(record: readonly string[], columns: Columns, row: number): ImportRow {
  const cell = (index: number): string => unguarded(record[index] ?? '');
  const target = fromMarkup(cell(columns.target));
  return {
    id: cell(columns.id).trim(),
    sourceHash: cell(columns.sourceHash).trim(),
    targetHash: columns.targetHash === -1 ? null : cell(columns.targetHash).trim(),
    target: isBlank(target) ? null : target,
    isBroken: target === null,
    row,
  };
}

/**
 * Reads what `toCsv` has written and a spreadsheet has saved, between semicolons, commas or tabs.
 * @throws {ImportError} `too_large`, `malformed`, `columns`, `wrong_language`
 */
export function fromCsv(text: string): ImportFile {
  checkSize(Buffer.byteLength(text));
  const [header = [], ...records] = recordsOf(text);
  const columns = columnsOf(header);
  const rows = records
    .map((record, index) => ({ record, row: index + 2 }))
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, row }) => rowOf(record, columns, row));
  return { target: targetOf(columns.languages.source, columns.languages.target), rows };
}
