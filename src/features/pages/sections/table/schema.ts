import { z } from 'zod';
import { text } from '@/schema-parts/common';
import { heading, kind, hasText } from '../shared/schema';

export const table = kind(
  'table',
  { heading, text, columns: z.array(text), rows: z.array(z.array(text)), note: text },
  (it) => {
    const rows = it.rows.filter((cells) => hasText(...cells));
    if (rows.length === 0 && !hasText(it.text, it.note)) return null;
    return { ...it, rows, columns: hasText(...it.columns) ? it.columns : [] };
  },
);
