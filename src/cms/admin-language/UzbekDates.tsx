'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { uzbekDates } from './uzbek-dates';

/**
 * Payload hands its dates down together with its words, and loads them from a list of its own that has
 * no Uzbek ones: they are put in their place here, before anything below reads them. Until dates are
 * loaded there are none, as on the server, which does not know the reader's time zone.
 */
function speakUzbek(words: { language: string; dateFNS: unknown }): void {
  if (words.language === 'uz' && words.dateFNS) words.dateFNS = uzbekDates;
}

/** Calendars and times since in Uzbek, for whoever has the admin in Uzbek. */
export function UzbekDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  speakUzbek(i18n);
  return children;
}
