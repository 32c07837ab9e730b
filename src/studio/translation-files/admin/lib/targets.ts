import type { Format, Wanted } from '../../exchange';
import { API, VIEW } from '@/cms/admin-ui/routes';

export type { Format };

export const EXCHANGE = `${VIEW}/exchange`;

export const formatNames: Record<Format, string> = { xliff: 'XLIFF', csv: 'CSV' };

/** Servers take no longer addresses for certain. */
export const MOST_ADDRESS = 7000;

/** Where a file for a translator comes from; of every document where none is named. */
export function exportAddress({ format, target, refs, onlyTodo }: Wanted) {
  const query = new URLSearchParams({ format, target, ...(onlyTodo && { only: 'todo' }) });
  if (refs.length > 0) query.set('refs', refs.join(','));
  const readable = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return `${API}/translations/export?${readable}`;
}
