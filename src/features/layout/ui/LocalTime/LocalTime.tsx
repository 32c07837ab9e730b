'use client';

import { useSyncExternalStore } from 'react';
import { CLOCK_REFRESH_MS } from '@/constants';
import { DAY_PLACE, patternDate } from '@/lib/calendar';
import { toAirportIso } from '@/lib/time';
import styles from './LocalTime.module.scss';

interface Props {
  /** "28°"; may be empty. */
  temp: string;
  /** The short dates with the day left open, January first. */
  dates: string[];
  words: { temperature: string; localTime: string };
}

const now = () => toAirportIso(Date.now());

function everySecond(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    changed();
    timer = setTimeout(tick, CLOCK_REFRESH_MS - (Date.now() % CLOCK_REFRESH_MS));
  };
  tick();
  return () => clearTimeout(timer);
}

/**
 * The temperature with the airport's time and date, on the second. The server leaves the time out
 * and keeps its room, so that nothing moves when the browser fills it in.
 */
export function LocalTime({ temp, dates, words }: Props) {
  const at = useSyncExternalStore(everySecond, now, () => '');
  const longest = dates.reduce((a, b) => (b.length > a.length ? b : a), '');
  return (
    <div className={styles.now}>
      <p className={styles.line}>
        {temp && (
          <span className={styles.part}>
            <span className={styles.label}>{words.temperature} </span>
            {temp}
          </span>
        )}{' '}
        <time className={styles.time} dateTime={at || undefined}>
          {at && <span className={styles.label}>{words.localTime} </span>}
          <span className={styles.part} data-room="00:00">
            {at.slice(11, 16)}
          </span>{' '}
          <span className={styles.part} data-room={longest.replace(DAY_PLACE, '30')}>
            {at && patternDate(dates, at.slice(0, 10))}
          </span>
        </time>
      </p>
    </div>
  );
}
