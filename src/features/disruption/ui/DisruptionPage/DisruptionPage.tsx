'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { Flight } from '@/features/flights/schema';
import type { FlightWords } from '@/features/flights/status-words';
import { useFlightWords } from '@/features/flights/ui/flight-words';
import { FlightList } from '@/features/flights/ui/FlightList/FlightList';
import { FlightRow } from '@/features/flights/ui/FlightRow/FlightRow';
import { Icon } from '@/ui/Icon/Icon';
import { Surface } from '@/ui/Surface/Surface';
import { TextIn } from '@/ui/Text/TextIn';
import type { Locale } from '@/i18n/locales';
import { classes } from '@/lib/classes';
import { dateInWords } from '@/lib/calendar';
import { read, type Written } from '@/lib/json-prop';
import { isBlank } from '@/lib/local-text';
import { airportClock, airportDate } from '@/lib/time';
import type { Disruption, DisruptionReply } from '../../schema';
import { SeveritySign } from '../SeveritySign/SeveritySign';
import { severityLook } from '../severity-look';
import { useDisruptions } from './use-disruptions';
import styles from './DisruptionPage.module.scss';

interface Props {
  lang: Locale;
  initial: Written<DisruptionReply>;
  /** Takes the place of flights that are not known, or too old to be shown. */
  unavailable: ReactNode;
  /** While nothing is disrupted: what is to be said of single flights, the next ones, and where help is. */
  changes: string;
  whenCalm: ReactNode;
  ways: ReactNode;
}

/** What keeps flights from going as planned, and which: rendered by the server, then kept fresh. */
export function DisruptionPage({ lang, initial, unavailable, ...calm }: Props) {
  const t = useTranslations('disruption');
  const words = useFlightWords();
  const { disruptions, as_of, stale, failed, withdrawn } = useDisruptions(
    lang,
    useMemo(() => read(initial), [initial]),
  );
  const time = airportClock(as_of);
  const age =
    failed || stale
      ? words.board('stale', { time })
      : `${words.board('updated', { time })} ${words.board('refreshes')}`;
  if (disruptions.length === 0) {
    return (
      <>
        <Surface>
          <div className={styles.calm}>
            <Icon name="check-circle" size={48} />
            <h2>{t('none')}</h2>
            <p>{calm.changes}</p>
            <small>{age}</small>
          </div>
          {calm.whenCalm}
        </Surface>
        <section className={styles.ways} aria-labelledby="ways">
          <h2 id="ways">{t('ways')}</h2>
          <p>{t('told')}</p>
          {calm.ways}
        </section>
      </>
    );
  }
  return (
    <Surface>
      <div data-disruptions="">
        {disruptions.map((disruption) => {
          const { id, heading, over, details, advice, flights } = disruption;
          const look = severityLook(disruption);
          return (
            <section
              key={id}
              className={styles.disruption}
              aria-labelledby={isBlank(heading) ? undefined : `disruption-${id}`}
            >
              <div className={styles.words}>
                <p className={classes(styles.severity, styles[look])}>
                  <SeveritySign look={look} />
                </p>
                <TextIn as="h2" id={`disruption-${id}`} of={heading} />
                <Period {...disruption} />
                <TextIn as="p" of={details} />
                {!isBlank(advice) && <h3>{t('advice')}</h3>}
                <TextIn as="p" of={advice} />
              </div>
              {!over &&
                (flights && !withdrawn ? (
                  <AffectedFlights {...{ flights, words }} asOf={as_of} />
                ) : (
                  unavailable
                ))}
            </section>
          );
        })}
        <p className={styles.foot}>
          {age} {words.board('localTime')}
        </p>
      </div>
    </Surface>
  );
}

/** From when until when it lasts, or when it ended, by the airport's clock. */
function Period({ from, until, ended_at }: Disruption) {
  const t = useTranslations('disruption');
  const calendar = useTranslations('calendar');
  const dateOf = (iso: string) => airportDate(Date.parse(iso));
  const moment = (iso: string) =>
    t('moment', { date: dateInWords(calendar, dateOf(iso), 'dateShort'), time: airportClock(iso) });
  const period = () => {
    if (ended_at) return t('ended', { at: moment(ended_at) });
    if (!until) return t('open', { from: moment(from) });
    const isSameDay = dateOf(until) === dateOf(from);
    return t('period', {
      from: moment(from),
      until: isSameDay ? airportClock(until) : moment(until),
    });
  };
  return <p className={styles.period}>{period()}</p>;
}

interface AffectedProps {
  flights: Flight[];
  asOf: string;
  words: FlightWords;
}

function AffectedFlights({ flights, asOf, words }: AffectedProps) {
  const t = useTranslations('disruption');
  if (flights.length === 0) return <p className={styles.noFlights}>{t('noFlights')}</p>;
  const lists = [
    { title: t('departures'), of: flights.filter(({ direction }) => direction === 'departure') },
    { title: t('arrivals'), of: flights.filter(({ direction }) => direction === 'arrival') },
  ];
  return lists
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => (
      <div key={title}>
        <h3 className={styles.title}>{title}</h3>
        <FlightList label={title}>
          {of.map((flight) => (
            // All of them are affected: none has to say so.
            <FlightRow
              key={flight.id}
              flight={{ ...flight, disrupted: undefined }}
              asOf={asOf}
              words={words}
              compact
            />
          ))}
        </FlightList>
      </div>
    ));
}
