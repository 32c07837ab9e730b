/** Figures as text; the first column is the name of the row, the others are numbers. */
export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A number with so many digits behind the point, and thin groups before it. */
export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const megabytes = (bytes: number): string => figure(bytes / 2 ** 20);

/** For the terminal, in columns as wide as they must be. */
export function printed({ title, head, rows }: Table): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [title, '', ...lines.map(line)].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The same in Markdown. */
export function inMarkdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [`**${title}**`, '', line(head), line(rule), ...rows.map(line)].join('\n');
}
