import type { FlightWords } from '../../status-words';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { Flight } from '../../schema';
import { classes } from '@/lib/classes';
import { flightPath } from '@/lib/hrefs';
import { isIn } from '../../statuses';
import { gateExpected, hasPassed, isCancelled, shownTimes } from '../../status-view';
import { plain } from '@/lib/local-text';
import styles from './FlightRow.module.scss';

const NONE = '—';

interface Props {
  flight: Flight;
  /** When the flight was as it is shown. */
  asOf: string;
  words: FlightWords;
  /** Without desks, and number under the city: the home page's form. */
  compact?: boolean;
}

/** One flight of a board: one row where there is room, two lines on a phone. */
export function FlightRow({ flight, asOf, words, compact = false }: Props) {
  const { board: t, fields } = words;
  const { time, replaced, isSooner } = shownTimes(flight);
  const departure = flight.direction === 'departure';
  const place = departure ? flight.gate : flight.belt;
  const expected = gateExpected(flight, asOf);
  const viaNames = flight.via.map(({ name }) => plain(name)).join(', ');
  return (
    <li
      className={classes(
        styles.row,
        compact && styles.compact,
        hasPassed(flight, asOf) && !isIn(flight.status.value, 'bags') && styles.over,
        isCancelled(flight) && styles.cancelled,
      )}
    >
      <span className={styles.time}>
        <time
          className={classes(styles.clock, replaced && styles[isSooner ? 'sooner' : 'changed'])}
          dateTime={flight.actual_at ?? flight.estimated_at ?? flight.scheduled_at}
        >
          {time}
        </time>
        {replaced && (
          <s className={styles.was}>
            <span className={styles.hidden}>{t('was')}</span>
            {replaced}
          </s>
        )}
      </span>
      <span className={styles.city}>
        <SiteLink className={styles.name} href={flightPath(flight.id)}>
          <Text of={flight.city.name} />
        </SiteLink>
        {viaNames && <span className={styles.via}> {t('via', { cities: viaNames })}</span>}
        {flight.disrupted && (
          <span className={styles.disrupted}>
            <Icon name="alert" size={16} /> {t('disrupted')}
          </span>
        )}
      </span>
      {!compact && departure && (
        <span className={styles.desks}>
          <span className={styles.hidden}>{fields('checkInDesks')} </span>
          {flight.check_in_desks ?? NONE}
        </span>
      )}
      <span className={styles.gate}>
        <span className={classes(styles.label, !compact && styles.labelWide)}>
          {fields(departure ? 'gate' : 'belt')}
        </span>{' '}
        {expected ? (
          <span className={styles.expected}>{t('gateAbout', { time: expected })}</span>
        ) : (
          (place ?? <span className={styles.none}>{NONE}</span>)
        )}
      </span>
      <span className={styles.more}>
        <span className={styles.number}>
          <strong>{flight.number}</strong>
          {!compact && flight.codeshares.length > 0 && (
            <span className={styles.codeshares}> {flight.codeshares.join(', ')}</span>
          )}
          {flight.airline.name && (
            <span className={styles.airline}>
              {' '}
              <Text of={flight.airline.name} />
            </span>
          )}
        </span>
        <span className={styles.status}>
          <StatusBadge flight={flight} words={words} />
        </span>
      </span>
    </li>
  );
}
