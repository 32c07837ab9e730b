'use client';

import { useEffect } from 'react';
import { ACCEPTED_EVENT, isAccepted } from '../consent';

let begun = false;

function begin() {
  if (begun) return;
  begun = true;
  void import('../insert-metrics').then(({ insertMetrics }) => insertMetrics());
}

/** Inserts the metric scripts once the cookie notice was accepted, at once where it is. */
export function MetricsAfterConsent() {
  useEffect(() => {
    if (isAccepted()) begin();
    else window.addEventListener(ACCEPTED_EVENT, begin, { once: true });
    return () => window.removeEventListener(ACCEPTED_EVENT, begin);
  }, []);
  return null;
}
