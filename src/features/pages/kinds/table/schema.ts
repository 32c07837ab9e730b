import { z } from 'zod';
import { text } from '@/schema/common';
import { heading, kind, says } from '../shared/schema';

export const table = kind(
  'table',
  { heading, text, columns: z.array(text), rows: z.array(z.array(text)), note: text },
  (it) => {
    const rows = it.rows.filter((cells) => says(...cells));
    if (rows.length === 0 && !says(it.text, it.note)) return null;
    return { ...it, rows, columns: says(...it.columns) ? it.columns : [] };
  },
);
