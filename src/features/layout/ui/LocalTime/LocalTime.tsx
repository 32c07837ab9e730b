import { DAY_PLACE } from '@/lib/calendar';
import { BETWEEN, CLOCK_ATTRIBUTE } from './clock';
import styles from './LocalTime.module.scss';

interface Props {
  /** "28°"; may be empty. */
  temp: string;
  /** The short dates with the day left open, January first. */
  dates: string[];
  words: { temperature: string; localTime: string };
}

/** What the clock's script writes, React leaves alone: it knows of no more than the element. */
const written = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The temperature with the airport's time and date, on the second. The server leaves the time out
 * and keeps its room, so that nothing moves when the browser fills it in.
 */
export function LocalTime({ temp, dates, words }: Props) {
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
        <time
          className={styles.time}
          {...{ [CLOCK_ATTRIBUTE]: dates.join(BETWEEN) }}
          suppressHydrationWarning
        >
          <span className={styles.label} hidden suppressHydrationWarning>
            {words.localTime}{' '}
          </span>
          <span className={styles.part} data-room="00:00" {...written} />{' '}
          <span className={styles.part} data-room={longest.replace(DAY_PLACE, '30')} {...written} />
        </time>
      </p>
    </div>
  );
}
