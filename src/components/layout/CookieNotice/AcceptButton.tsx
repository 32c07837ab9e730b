'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import {
  ACCEPTED_ATTRIBUTE,
  ACCEPTED_EVENT,
  acceptedUntil,
  keepAcceptance,
  readAcceptance,
} from '@/lib/consent';

/** The longest wait that browsers know. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Accepts the notice for a number of days, and lets it come back when they are over. */
export function AcceptButton({ duration, children }: { duration: string; children: ReactNode }) {
  const [until, setUntil] = useState(0);

  useEffect(() => {
    const left = (until || readAcceptance()) - Date.now();
    if (left <= 0) return;
    const showAgain = () => document.documentElement.removeAttribute(ACCEPTED_ATTRIBUTE);
    const timer = setTimeout(showAgain, Math.min(left, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [until]);

  function accept() {
    const end = acceptedUntil(duration, Date.now());
    keepAcceptance(end);
    setUntil(end);
    document.documentElement.setAttribute(ACCEPTED_ATTRIBUTE, '');
    window.dispatchEvent(new Event(ACCEPTED_EVENT));
  }

  return (
    <Button type="button" size="small" onClick={accept}>
      {children}
    </Button>
  );
}
