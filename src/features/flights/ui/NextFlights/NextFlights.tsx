'use client';

import { useTranslations } from 'next-intl';
import Form from 'next/form';
import { useState, type ReactNode } from 'react';
import { useFlightWords } from '../flight-words';
import { FlightList } from '../FlightList/FlightList';
import { FlightRow } from '../FlightRow/FlightRow';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Icon } from '@/ui/Icon/Icon';
import { Segmented } from '@/ui/Segmented/Segmented';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import type { Direction, Flight } from '../../schema';
import type { Locale } from '@/i18n/locales';
import { useNextFlights } from '../use-next-flights';
import { boardHref } from '../../board-href';
import { dateAfter, type FlightsAhead } from '../../status-view';
import { localised } from '@/lib/hrefs';
import { airportClock, writtenDate } from '@/lib/time';
import styles from './NextFlights.module.scss';

interface Props {
  lang: Locale;
  /** Null while they cannot be had. */
  departures: FlightsAhead | null;
  arrivals: FlightsAhead | null;
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
        {/* Fonts of a page that is fetched ahead are fetched too, which not every page has. */}
        <Form
          className={styles.form}
          action={localised('/flight-board/', lang)}
          prefetch={false}
          role="search"
        >
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
        <Next key={direction} {...{ lang, direction, initial, unavailable }} />
      ) : (
        unavailable
      )}
    </>
  );
}

interface NextProps {
  lang: Locale;
  direction: Direction;
  initial: FlightsAhead;
  unavailable: ReactNode;
}

function Next({ lang, direction, initial, unavailable }: NextProps) {
  const home = useTranslations('home');
  const words = useFlightWords();
  const t = words.board;
  const query = { direction, search: '', date: undefined, lang };
  const shown = useNextFlights(query, initial);
  const departing = direction === 'departure';
  const time = airportClock(shown.as_of);
  const isDayOver = shown.today.length === 0 && shown.tomorrow.length > 0;
  const allHref = boardHref(
    { ...query, date: isDayOver ? dateAfter(shown) : undefined },
    writtenDate(shown.as_of),
  );
  const all = departing ? 'allDepartures' : 'allArrivals';
  const row = (flight: Flight) => (
    <FlightRow key={flight.id} flight={flight} asOf={shown.as_of} words={words} compact />
  );
  if (shown.withdrawn) return unavailable;
  return (
    <>
      {shown.today.length + shown.tomorrow.length > 0 ? (
        <FlightList label={departing ? home('next') : home('nextArrivals')}>
          {shown.today.map(row)}
          {shown.tomorrow.length > 0 && <li className={styles.tomorrow}>{t('tomorrow')}</li>}
          {shown.tomorrow.map(row)}
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
          {home(isDayOver ? `${all}Tomorrow` : all)}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </div>
    </>
  );
}
