import { unfiltered } from '@/features/places/filters';
import type { CardKind } from '@/features/places/kinds';
import type { Card } from '@/features/places/schema';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';

/** As many items as one reply may hold. */
export const WHOLE_LIST = 100;

/** The places of a kind; none while they cannot be had. */
export async function placesOf(kind: CardKind, lang: Locale): Promise<Card[]> {
  const query = { ...unfiltered, limit: WHOLE_LIST, lang };
  return (await nullOnOutage(source().cardList({ kind, ...query })))?.items ?? [];
}
