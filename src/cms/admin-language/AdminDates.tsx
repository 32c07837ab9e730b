'use client';

import { useTranslation } from '@payloadcms/ui';
import type { Locale } from 'date-fns';
import type { ReactNode } from 'react';
import { inAirportZone } from '@/cms/date-fields/zoned';
import { uzbekDates } from './uzbek-dates';

/**
 * Payload hands its dates down together with its words, and loads them from a list of its own that has
 * no Uzbek ones: ours are put in their place here, before anything below reads them. Until dates are
 * loaded there are none, as on the server.
 */
function speak(words: { language: string; dateFNS?: Locale }): void {
  const { language, dateFNS } = words;
  // Payload keeps its words as long as they are the same: these may be ours already.
  if (!dateFNS || dateFNS.localize.preprocessor) return;
  words.dateFNS = inAirportZone(language === 'uz' ? uzbekDates : dateFNS);
}

/**
 * Moments that Payload writes itself in the airport's time; calendars and times since in Uzbek, for whoever
 * has the admin in Uzbek.
 */
export function AdminDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  speak(i18n);
  return children;
}
