'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FLIGHTS_REFRESH_MS } from '@/constants';
import type { FlightReply } from '../../schema';
import type { Locale } from '@/i18n/locales';
import { fetchData } from '@/lib/fetch-data';
import { flightUrl } from '../../flights-api';
import { airportClock } from '@/lib/time';

interface Props {
  id: string;
  lang: Locale;
  /** What the page that is shown was rendered from. */
  shown: Pick<FlightReply, 'as_of' | 'stale'>;
}

const stateOf = ({ as_of, stale }: Props['shown']) => `${airportClock(as_of)} ${Boolean(stale)}`;

/**
 * Has the page of a flight rendered anew when more is known: it may stay open for hours. Without SWR,
 * which would be a part of the page's code for this alone.
 */
export function FlightWatch({ id, lang, shown }: Props) {
  const router = useRouter();
  const state = stateOf(shown);
  useEffect(() => {
    async function look() {
      if (document.hidden || !navigator.onLine) return;
      const known = await fetchData<FlightReply>(flightUrl(id, lang)).catch(() => null);
      if (known && stateOf(known) !== state) router.refresh();
    }
    void look();
    const timer = setInterval(() => void look(), FLIGHTS_REFRESH_MS);
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [id, lang, state, router]);
  return null;
}
