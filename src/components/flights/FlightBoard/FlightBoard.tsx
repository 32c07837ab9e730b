'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { FlightRow } from '@/components/flights/FlightRow/FlightRow';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { Flight, Flights } from '@/contract/flights';
import type { FlightsQuery } from '@/contract/query';
import { useFlights } from '@/hooks/use-flights';
import { classes } from '@/lib/classes';
import { boardHref } from '@/lib/flights/board-href';
import { isOver } from '@/lib/flights/status-view';
import { airportClock, writtenDate } from '@/lib/time';
import styles from './FlightBoard.module.scss';

interface Props {
  query: FlightsQuery;
  initial: Flights;
}

/** The board of a day: rendered by the server, then kept fresh. */
export function FlightBoard({ query, initial }: Props) {
  const t = useTranslations('board');
  const { flights, as_of, message, failed } = useFlights(query, initial);
  const departures = query.direction === 'departure';
  const next = nowLineIndex(flights, as_of);
  const time = airportClock(as_of);
  const wholeDay = boardHref({ ...query, search: '' }, writtenDate(as_of));
  return (
    <>
      {flights.length > 0 ? (
        <>
          <div className={styles.head} aria-hidden="true">
            <span>{t('time')}</span>
            <span>{departures ? t('destination') : t('origin')}</span>
            <span>{t('flight')}</span>
            <span>{departures ? t('desks') : ''}</span>
            <span>{departures ? t('gate') : t('belt')}</span>
            <span>{t('status')}</span>
          </div>
          <ol>
            {flights.map((flight, index) => (
              <Fragment key={flight.id}>
                {index === next && <li className={styles.now}>{t('now', { time })}</li>}
                <FlightRow flight={flight} />
              </Fragment>
            ))}
          </ol>
        </>
      ) : (
        <div className={styles.empty}>
          <strong>{message || t('none')}</strong>
          <p>{t('noneHint')}</p>
          {query.search && <SiteLink href={wholeDay}>{t('showAll')}</SiteLink>}
        </div>
      )}
      <p className={styles.foot} role="status">
        <span className={classes(styles.pulse, failed && styles.stale)} aria-hidden="true" />
        {failed ? t('stale', { time }) : `${t('updated', { time })} ${t('refreshes')}`}{' '}
        {t('localTime')}
      </p>
    </>
  );
}

/** Where the line "now" stands: before the first flight still to come, on the day of the data. */
function nowLineIndex(flights: Flight[], asOf: string): number {
  const today = flights.some((flight) => writtenDate(flight.scheduled_at) === writtenDate(asOf));
  const next = flights.findIndex((flight) => !isOver(flight) && flight.scheduled_at > asOf);
  return today && next > 0 ? next : -1;
}
