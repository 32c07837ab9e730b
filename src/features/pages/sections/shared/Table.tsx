import type { ReactNode } from 'react';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import { type LocalText, plain } from '@/lib/local-text';
import styles from './Table.module.scss';

interface Props {
  section: { id: string; heading: LocalText; note: LocalText };
  columns: LocalText[];
  /** The cells of each; the first one names it. */
  rows: ReactNode[][];
}

/** A section's table and the note under it; on phones a row is a card, whose cells name their columns. */
export function Table({ section: { id, heading, note }, columns, rows }: Props) {
  const names = columns.map(plain);
  return (
    <>
      {rows.length > 0 && (
        <table className={styles.table} aria-labelledby={heading ? `${id}-title` : undefined}>
          {columns.length > 0 && (
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={index} scope="col">
                    <Text of={column} />
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={index} data-column={names[index]}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <TextIn as="p" className={styles.note} of={note} />
    </>
  );
}
