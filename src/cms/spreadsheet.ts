/** What a spreadsheet may take for a formula. */
const isFormula = (cell: string): boolean => /^[\s'=+\-@＝＋－＠]/.test(cell);

/** A cell that no spreadsheet takes for a formula. */
// One apostrophe more is written and one is taken away again, whatever the translator leaves after it.
export const guarded = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);
