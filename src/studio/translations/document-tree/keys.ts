import { useRef } from 'react';
import { TYPE_AHEAD_MS } from '@/constants';
import { fold } from '@/lib/fold';
import type { Row } from '@/studio/lib/tree';

/** The row to which a key leads; null where it leads nowhere. */
export function targetOf(rows: readonly Row[], row: Row, key: string): string | null {
  const index = rows.indexOf(row);
  const at = (place: number) => rows[place]?.node.id ?? null;
  switch (key) {
    case 'ArrowDown':
      return at(index + 1);
    case 'ArrowUp':
      return index > 0 ? at(index - 1) : null;
    case 'Home':
      return at(0);
    case 'End':
      return at(rows.length - 1);
    case 'ArrowRight':
      return row.open ? at(index + 1) : null;
    case 'ArrowLeft':
      return row.parent;
    default:
      return null;
  }
}

type Find = (rows: readonly Row[], row: Row, key: string) => string | null;

/** Letters typed one after another lead to the next row that begins with them. */
export function useTypeAhead(): Find {
  const typed = useRef({ text: '', at: 0 });
  return (rows, row, key) => {
    if ([...key].length !== 1) return null;
    const now = Date.now();
    const { text, at } = typed.current;
    const letters = (now - at < TYPE_AHEAD_MS ? text : '') + key;
    typed.current = { text: letters, at: now };
    const index = rows.indexOf(row);
    // One letter goes on from the row; more of them may still mean it.
    const from = letters.length > 1 ? index : index + 1;
    const inTurn = [...rows.slice(from), ...rows.slice(0, from)];
    const wanted = fold(letters);
    if (wanted === '') return null;
    return inTurn.find(({ node }) => fold(node.title).startsWith(wanted))?.node.id ?? null;
  };
}
