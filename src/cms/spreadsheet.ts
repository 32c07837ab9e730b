import Papa from 'papaparse';

/** What a spreadsheet may take for a formula. */
const isFormula = (cell: string): boolean => /^[\s'=+\-@＝＋－＠]/.test(cell);

/** A cell that no spreadsheet takes for a formula. */
// One apostrophe more is written and one is taken away again, whatever the translator leaves after it.
export const guarded = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** The byte order mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A row of a table for spreadsheets, in which nothing is taken for a formula. */
export const csvLine = (cells: readonly string[]): string =>
  `${Papa.unparse([cells.map(guarded)], { delimiter: ';', newline: '\r\n' })}\r\n`;
