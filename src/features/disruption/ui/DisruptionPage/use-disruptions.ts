'use client';

import useSWR from 'swr';
import { refreshing, useWithdrawal } from '@/features/flights/ui/use-flights';
import type { Locale } from '@/i18n/locales';
import { fetchData } from '@/lib/fetch-data';
import type { DisruptionReply } from '../../schema';

const fetchDisruptions = fetchData<DisruptionReply>;

/**
 * The disruptions, from the server's value on, kept fresh as flights are: after a failed refresh the last
 * value stays, with `failed` set; after half an hour of them its flights are `withdrawn`.
 */
export function useDisruptions(lang: Locale, initial: DisruptionReply) {
  const { withdrawn, ...events } = useWithdrawal();
  const { data, error } = useSWR(`/api/disruption?lang=${lang}`, fetchDisruptions, {
    ...refreshing,
    ...events,
    fallbackData: initial,
  });
  return { ...(data ?? initial), failed: Boolean(error), withdrawn };
}
