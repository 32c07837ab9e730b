import { useTranslations } from 'next-intl';
import { FlightData } from '@/features/seo/FlightData';
import { useFlightWords } from '../flight-words';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Icon } from '@/ui/Icon/Icon';
import { Surface } from '@/ui/Surface/Surface';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { FlightDetail, FlightReply } from '../../schema';
import type { Airport } from '@/features/layout/schema';
import type { Locale } from '@/i18n/locales';
import { classes } from '@/lib/classes';
import { dateInWords } from '@/lib/calendar';
import { disruptionPath } from '@/lib/hrefs';
import { isCancelled, shownTimes, type ShownTimes } from '../../status-view';
import type { LocalText } from '@/lib/local-text';
import { airportClock, writtenClock, writtenDate } from '@/lib/time';
import { Facts, type FlightPlaces } from './Facts';
import { FlightWatch } from './FlightWatch';
import { Steps } from './Steps';
import styles from './FlightPage.module.scss';
import { Live } from '@/ui/Live';

const NONE = '—';

interface Props {
  flight: FlightDetail;
  lang: Locale;
  airport: Airport;
  asOf: string;
  /** The airport's system has not answered since then. */
  stale: FlightReply['stale'];
  places?: FlightPlaces;
}

/** A flight as its boarding pass would tell it, then what happens next. */
export function FlightPage({ flight, lang, airport, asOf, stale, places = {} }: Props) {
  const t = useTranslations('flight');
  const words = useFlightWords();
  return (
    <>
      <Surface>
        <div className={styles.pass}>
          <div className={styles.status}>
            <StatusBadge flight={flight} words={words} />
            <span>
              {words.board(stale ? 'stale' : 'updated', { time: airportClock(asOf) })}{' '}
              {t('timesLocal')}
            </span>
          </div>
          <Ends flight={flight} airport={airport} />
          {flight.disrupted && (
            <p className={classes(styles.note, styles.disrupted)}>
              <Icon name="alert" />
              <SiteLink href={disruptionPath}>{words.board('disrupted')}</SiteLink>
            </p>
          )}
          {flight.notice && (
            <p className={styles.note}>
              <Text of={flight.notice} />
            </p>
          )}
          <Facts flight={flight} asOf={asOf} places={places} />
        </div>
      </Surface>
      <FlightData flight={flight} />
      <Live />
      <FlightWatch id={flight.id} lang={lang} shown={{ as_of: asOf, stale }} />
      <div className={styles.below}>
        {!isCancelled(flight) && <Steps flight={flight} asOf={asOf} isStale={Boolean(stale)} />}
        <section aria-labelledby="practical">
          <h2 id="practical">{t('practical')}</h2>
          <ul className={styles.links}>
            {[
              { href: '/passengers/baggage/', text: t('baggage') },
              { href: '/how-to-get-there/', text: t('howToGet') },
              { href: '/parking/', text: t('parking') },
              { href: '/flight-board/', text: t('backToBoard') },
            ].map(({ href, text }) => (
              <li key={href}>
                <SiteLink href={href}>
                  {text}
                  <Icon name="arrow-right" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Ends({ flight, airport }: Pick<Props, 'flight' | 'airport'>) {
  const t = useTranslations('flight');
  const here = {
    code: airport.code,
    name: airport.short_name,
    ...shownTimes(flight),
    date: writtenDate(flight.scheduled_at),
  };
  const other = flight.other_end;
  const there = {
    code: flight.city.iata,
    name: flight.city.name,
    time: other ? writtenClock(other.estimated_at ?? other.scheduled_at) : NONE,
    replaced: other?.estimated_at ? writtenClock(other.scheduled_at) : null,
    isSooner: Boolean(
      other?.estimated_at && Date.parse(other.estimated_at) < Date.parse(other.scheduled_at),
    ),
    date: other ? writtenDate(other.estimated_at ?? other.scheduled_at) : null,
  };
  const [from, to] = flight.direction === 'departure' ? [here, there] : [there, here];
  const minutes = flight.duration_minutes;
  return (
    <div className={styles.ends}>
      <End {...from} label={t('from')} />
      <span className={styles.line}>
        <span className={styles.plane}>
          <Icon name="plane" size={28} />
        </span>
        {minutes !== null &&
          t('durationValue', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
      <End {...to} label={t('to')} />
    </div>
  );
}

interface EndProps extends ShownTimes {
  label: string;
  code: string;
  name: LocalText;
  date: string | null;
}

function End({ label, code, name, time, replaced, isSooner, date }: EndProps) {
  const calendar = useTranslations('calendar');
  return (
    <div className={styles.end}>
      <p className={styles.hidden}>{label}</p>
      {code && <p className={styles.code}>{code}</p>}
      <p className={styles.place}>
        <Text of={name} />
      </p>
      <p className={classes(styles.time, replaced && styles[isSooner ? 'sooner' : 'changed'])}>
        {time}
      </p>
      {replaced && <s className={styles.was}>{replaced}</s>}
      {date && <p className={styles.day}>{dateInWords(calendar, date, 'dateShort')}</p>}
    </div>
  );
}
