'use client';

import { useEffect, type ReactNode } from 'react';

/** Payload's cookie of the language that somebody chose for the admin. */
const COOKIE = 'payload-lng';
const YEAR_S = 31_536_000;

/**
 * Whose browser asks for Uzbek gets the admin in Uzbek. Payload looks for its own list of languages in
 * the request's header, and Uzbek is not among them, so the wish is told by the cookie of a choice.
 */
export function PreferUzbek({ children }: { children: ReactNode }) {
  useEffect(() => {
    const [wanted = ''] = navigator.languages;
    if (!wanted.startsWith('uz') || document.cookie.includes(`${COOKIE}=`)) return;
    document.cookie = `${COOKIE}=uz; path=/; max-age=${YEAR_S}; samesite=lax`;
    // Where cookies are refused it stays as it is.
    if (document.cookie.includes(`${COOKIE}=`)) location.reload();
  }, []);
  return children;
}
