import type { PressItem } from '@/features/press/schema';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';

const SHOWN = 3;

/** The newest press releases; none while they cannot be had. */
export async function latestReleases(lang: Locale): Promise<PressItem[]> {
  const query = { type: 'all', search: '', offset: 0, limit: SHOWN, lang };
  return (await nullOnOutage(source().pressList(query)))?.items ?? [];
}
