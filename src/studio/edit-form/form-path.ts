/** What of a form's state is needed to find a field: rows by the path of their array. */
export type Rows = Record<string, { rows?: { id: string; collapsed?: boolean }[] } | undefined>;

/** A row on the way to a field. */
export interface RowStep {
  /** Of the array or blocks. */
  path: string;
  id: string;
  index: number;
}

export interface FormPlace {
  /** Where the form has the field: `sections.0.heading`. */
  path: string;
  /** The rows around it, the outermost first. */
  rows: RowStep[];
}

/**
 * Where a form has the field of a path with row ids, `sections.a1b2.heading`; null where such a row
 * is no longer there.
 */
export function placeInForm(path: string, state: Rows): FormPlace | null {
  const way: string[] = [];
  const steps: RowStep[] = [];
  for (const part of path.split('.')) {
    const here = way.join('.');
    const rows = state[here]?.rows;
    if (!rows) {
      way.push(part);
      continue;
    }
    const index = rows.findIndex(({ id }) => id === part);
    const row = rows[index];
    if (!row) return null;
    way.push(String(index));
    steps.push({ path: here, id: row.id, index });
  }
  return { path: way.join('.'), rows: steps };
}
