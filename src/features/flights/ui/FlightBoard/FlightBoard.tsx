'use client';

import { Fragment, useMemo, type ReactNode } from 'react';
import { useFlightWords } from '../flight-words';
import { FlightList } from '../FlightList/FlightList';
import { FlightRow } from '../FlightRow/FlightRow';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { Flights } from '../../schema';
import type { FlightsQuery } from '../../query';
import { useFlights } from '../use-flights';
import { classes } from '@/lib/classes';
import { boardHref } from '../../board-href';
import { foldBoard } from '../../status-view';
import { airportClock, writtenDate } from '@/lib/time';
import { read, type Written } from '@/lib/json-prop';
import { Live } from '@/ui/Live';
import styles from './FlightBoard.module.scss';

interface Props {
  query: FlightsQuery;
  initial: Written<Flights>;
  /** Takes the flights' place when they are too old to be shown. */
  unavailable: ReactNode;
}

/** The board of a day: rendered by the server, then kept fresh. */
export function FlightBoard({ query, initial, unavailable }: Props) {
  const words = useFlightWords();
  const { board: t, fields } = words;
  const { flights, as_of, message, stale, failed, withdrawn } = useFlights(
    query,
    useMemo(() => read(initial), [initial]),
  );
  const old = failed || stale;
  const departures = query.direction === 'departure';
  const { earlier, shown, now } = foldBoard({ flights, as_of, message }, !query.search);
  const time = airportClock(as_of);
  const wholeDay = boardHref({ ...query, search: '' }, writtenDate(as_of));
  if (withdrawn) return unavailable;
  return (
    <>
      <Live />
      {flights.length > 0 ? (
        <>
          <div className={styles.head} aria-hidden="true">
            <span>{t('time')}</span>
            <span>{departures ? t('destination') : t('origin')}</span>
            <span>{t('flight')}</span>
            <span>{departures ? fields('checkInDesks') : ''}</span>
            <span>{fields(departures ? 'gate' : 'belt')}</span>
            <span>{t('status')}</span>
          </div>
          {earlier.length > 0 && (
            <details className={styles.earlier}>
              <summary>
                {t('earlier', { count: earlier.length })}
                <Icon name="chevron-down" />
              </summary>
              <ol>
                {earlier.map((flight) => (
                  <FlightRow key={flight.id} flight={flight} asOf={as_of} words={words} />
                ))}
              </ol>
            </details>
          )}
          <FlightList>
            {shown.map((flight, index) => (
              <Fragment key={flight.id}>
                {index === now && <li className={styles.now}>{t('now', { time })}</li>}
                <FlightRow flight={flight} asOf={as_of} words={words} />
              </Fragment>
            ))}
          </FlightList>
        </>
      ) : (
        <div className={styles.empty}>
          <strong>
            <Text of={message || t('none')} />
          </strong>
          <p>{t('noneHint')}</p>
          {query.search && <SiteLink href={wholeDay}>{t('showAll')}</SiteLink>}
        </div>
      )}
      <p className={styles.foot} role="status">
        <span className={classes(styles.pulse, old && styles.stale)} aria-hidden="true" />
        {old ? t('stale', { time }) : `${t('updated', { time })} ${t('refreshes')}`}{' '}
        {t('localTime')}
      </p>
    </>
  );
}
