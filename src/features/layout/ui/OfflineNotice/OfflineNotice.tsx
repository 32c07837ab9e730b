'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { loadedAt } from '@/lib/loading';
import { airportClock } from '@/lib/time';
import styles from './OfflineNotice.module.scss';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says while the connection is gone how old the page is. */
export function OfflineNotice() {
  const t = useTranslations('states');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.room}>
      {!online && (
        <p className={styles.notice}>{t('offline', { time: airportClock(loadedAt()) })}</p>
      )}
    </div>
  );
}
