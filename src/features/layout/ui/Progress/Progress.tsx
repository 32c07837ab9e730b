'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PROGRESS_CAP_PERCENT, PROGRESS_DELAY_MS } from '@/constants';
import { isLoading, progressPercent, subscribeToLoading } from '@/lib/loading';
import styles from './Progress.module.scss';

const STEP_MS = 100;
/** The full bar is seen this long. */
const LINGER_MS = 200;

/** A thin bar at the top while a page or a call is loading for longer than a moment. */
export function Progress() {
  const t = useTranslations('states');
  const loading = useSyncExternalStore(subscribeToLoading, isLoading, () => false);
  const [percent, setPercent] = useState<number | null>(null);

  useEffect(() => {
    if (!loading) {
      const gone = setTimeout(setPercent, LINGER_MS, null);
      return () => clearTimeout(gone);
    }
    const began = performance.now();
    const show = () => setPercent(progressPercent(performance.now() - began));
    let steps: ReturnType<typeof setInterval>;
    const delay = setTimeout(() => {
      show();
      steps = setInterval(show, STEP_MS);
    }, PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(delay);
      clearInterval(steps);
      setPercent((now) => now && PROGRESS_CAP_PERCENT);
    };
  }, [loading]);

  if (percent === null) return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className={styles.bar}
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  );
}
