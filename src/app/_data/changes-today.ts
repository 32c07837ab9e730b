import { directions } from '@/features/flights/schema';
import { changesAhead } from '@/features/flights/status-view';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources';
import { nullOnOutage } from '@/sources/source';

/** How many of today's departures and arrivals are still late or cancelled; null where flights cannot be had. */
export async function changesToday(lang: Locale) {
  const boards = await Promise.all(
    directions.map((direction) =>
      nullOnOutage(source().flights({ direction, date: undefined, search: '', lang })),
    ),
  );
  const had = boards.filter((board) => board !== null);
  return had.length === boards.length ? changesAhead(had) : null;
}
