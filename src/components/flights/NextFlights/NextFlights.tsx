'use client';

import { useTranslations } from 'next-intl';
import Form from 'next/form';
import { useState, type ReactNode } from 'react';
import { useFlightWords } from '@/components/flights/flight-words';
import { FlightList } from '@/components/flights/FlightList/FlightList';
import { FlightRow } from '@/components/flights/FlightRow/FlightRow';
import { Button } from '@/components/ui/Button/Button';
import { Field } from '@/components/ui/Field/Field';
import { Icon } from '@/components/ui/Icon/Icon';
import { Segmented } from '@/components/ui/Segmented/Segmented';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { MAIN_FLIGHTS_SHOWN } from '@/constants';
import type { Direction, Flights } from '@/contract/flights';
import type { Locale } from '@/contract/locale';
import { useFlights } from '@/hooks/use-flights';
import { upcoming } from '@/lib/flights/status-view';
import { localised } from '@/lib/hrefs';
import { airportClock } from '@/lib/time';
import styles from './NextFlights.module.scss';

interface Props {
  lang: Locale;
  /** Null while they cannot be had. */
  departures: Flights | null;
  arrivals: Flights | null;
  /** Takes the flights' place when there are none to be shown. */
  unavailable: ReactNode;
}

/** The home page's sheet: search for a flight, and the next ones of a direction. */
export function NextFlights({ lang, departures, arrivals, unavailable }: Props) {
  const [direction, setDirection] = useState<Direction>('departure');
  const home = useTranslations('home');
  const t = useTranslations('board');
  const departing = direction === 'departure';
  const initial = departing ? departures : arrivals;
  const allHref = departing ? '/flight-board/' : '/flight-board/?direction=arrival';
  return (
    <>
      <div className={styles.search}>
        <Segmented
          strong
          label={t('direction')}
          segments={[
            {
              href: '/flight-board/',
              text: t('departures'),
              current: departing,
              icon: 'plane-takeoff',
            },
            {
              href: '/flight-board/?direction=arrival',
              text: t('arrivals'),
              current: !departing,
              icon: 'plane-landing',
            },
          ]}
          onChoose={(index) => setDirection(index === 0 ? 'departure' : 'arrival')}
        />
        <Form className={styles.form} action={localised('/flight-board/', lang)} role="search">
          {!departing && <input type="hidden" name="direction" value="arrival" />}
          <Field
            label={t('searchLabel')}
            icon="search"
            type="search"
            name="search"
            placeholder={home('placeholder')}
            maxLength={200}
            autoComplete="off"
          />
          <Button>{home('find')}</Button>
        </Form>
      </div>
      {initial ? (
        <Next key={direction} {...{ lang, direction, initial, allHref, unavailable }} />
      ) : (
        unavailable
      )}
    </>
  );
}

interface NextProps {
  lang: Locale;
  direction: Direction;
  initial: Flights;
  allHref: string;
  unavailable: ReactNode;
}

function Next({ lang, direction, initial, allHref, unavailable }: NextProps) {
  const home = useTranslations('home');
  const words = useFlightWords();
  const t = words.board;
  const query = { direction, search: '', date: undefined, lang };
  const shown = useFlights(query, initial);
  const next = upcoming(shown, MAIN_FLIGHTS_SHOWN);
  const departing = direction === 'departure';
  const time = airportClock(shown.as_of);
  if (shown.withdrawn) return unavailable;
  return (
    <>
      {next.length > 0 ? (
        <FlightList label={departing ? home('next') : home('nextArrivals')}>
          {next.map((flight) => (
            <FlightRow key={flight.id} flight={flight} words={words} compact />
          ))}
        </FlightList>
      ) : (
        <p className={styles.none}>{home('noNext')}</p>
      )}
      <div className={styles.foot}>
        <span>
          {shown.failed || shown.stale ? t('stale', { time }) : t('updated', { time })}{' '}
          {t('localTime')}
        </span>
        <SiteLink className={styles.all} href={allHref}>
          {departing ? home('allDepartures') : home('allArrivals')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </div>
    </>
  );
}
