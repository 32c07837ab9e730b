import { useTranslations } from 'next-intl';
import { classes } from '@/lib/classes';
import { plain } from '@/lib/local-text';
import { layOut } from '@/lib/no-break-spaces';
import { writtenClock } from '@/lib/time';
import type { FlightDetail } from '../../schema';
import { flightSteps } from '../../steps';
import styles from './FlightPage.module.scss';

/** A step that is further away is told by its time alone. */
const SOON_MINUTES = 60;

interface StepsProps {
  flight: FlightDetail;
  asOf: string;
  isStale: boolean;
}

/** What happens next, and what has happened. */
export function Steps({ flight, asOf, isStale }: StepsProps) {
  const t = useTranslations('flight');
  const steps = flightSteps(flight, asOf);
  const next = steps.find(({ done }) => !done);
  const minutes = next ? Math.round((Date.parse(next.at) - Date.parse(asOf)) / 60_000) : 0;
  const isSoon = !isStale && minutes > 0 && minutes <= SOON_MINUTES;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('next')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, at, done }) => (
          <li
            key={key}
            className={classes(done && styles.done, key === next?.key && styles.next)}
            aria-current={key === next?.key ? 'step' : undefined}
          >
            <time dateTime={at}>{writtenClock(at)}</time>
            <span>
              {t(`steps.${key}`, { city: plain(flight.city.name) })}
              {key === next?.key && isSoon && ` · ${layOut(t('inMinutes', { minutes }))}`}
              {done && <span className={styles.hidden}> ({t('done')})</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
