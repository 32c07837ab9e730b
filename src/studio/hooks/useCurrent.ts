import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '@/i18n/locales';

/** A field in one of the frames. */
export interface InFrame {
  field: string;
  lang: Locale;
}

export const isSameField = (one: InFrame | null, other: InFrame | null): boolean =>
  one?.field === other?.field && one?.lang === other?.lang;

const keep = (next: InFrame | null) => (before: InFrame | null) =>
  isSameField(before, next) ? before : next;

/** A pointer on its way from a field to its card crosses neither. */
const LEAVE_MS = 300;

/** The field under the pointer, or else the one with the focus. */
export function useCurrent() {
  const [pointed, setPointed] = useState<InFrame | null>(null);
  const [focused, setFocused] = useState<InFrame | null>(null);
  const [closed, setClosed] = useState<InFrame | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const acts = useMemo(
    () => ({
      point: (lang: Locale, field: string | null) => {
        clearTimeout(leaving.current);
        if (field !== null) setPointed(keep({ field, lang }));
        else leaving.current = setTimeout(() => setPointed(null), LEAVE_MS);
      },
      focus: (lang: Locale, field: string | null) => {
        const next = field === null ? null : { field, lang };
        setFocused(keep(next));
        setPointed(null);
        setClosed((before) => (isSameField(before, next) ? before : null));
      },
      /** The pointer is on the card. */
      hold: () => clearTimeout(leaving.current),
    }),
    [],
  );
  const current = pointed ?? focused;
  return {
    current,
    focused,
    isOpen: current !== null && !isSameField(current, closed),
    close: () => {
      setClosed(current);
      setPointed(null);
    },
    ...acts,
  };
}

export type CurrentField = ReturnType<typeof useCurrent>;
