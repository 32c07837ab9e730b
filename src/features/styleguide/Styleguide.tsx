import type { CSSProperties } from 'react';
import { useFlightWords } from '@/features/flights/ui/flight-words';
import { FlightRow } from '@/features/flights/ui/FlightRow/FlightRow';
import { StatusBadge } from '@/features/flights/ui/StatusBadge/StatusBadge';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Icon } from '@/ui/Icon/Icon';
import { iconNames } from '@/ui/Icon/names';
import { Segmented } from '@/ui/Segmented/Segmented';
import { Surface } from '@/ui/Surface/Surface';
import { type Flight } from '@/features/flights/schema';
import { flightStatuses } from '@/features/flights/statuses';
import styles from './Styleguide.module.scss';

const colours = [
  ...['ink', 'muted', 'deep', 'action', 'accent', 'accent-text', 'paper', 'surface', 'line'],
  ...['warn', 'warn-ground', 'good', 'good-ground', 'info', 'info-ground', 'bad', 'bad-ground'],
];

const themes = ['blue', 'black', 'white'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Every token and basic component in each of its states. English only: developers read it. */
export function Styleguide({ flights }: { flights: Flight[] }) {
  const [sample] = flights;
  const words = useFlightWords();
  return (
    <Surface>
      <section className={styles.section}>
        <h2>Colours by role</h2>
        <div className={styles.row}>
          {colours.map((name) => (
            <span
              key={name}
              className={styles.swatch}
              style={{ '--swatch': `var(--${name})` } as CSSProperties}
            >
              {name}
            </span>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>Type</h2>
        <h3>Heading 3, 0123456789 12:45</h3>
        <p>Body. Oʻzbekiston, gʻalaba, maʼno. Съешь ещё этих мягких французских булок.</p>
      </section>
      <section className={styles.section}>
        <h2>Buttons</h2>
        {themes.map((theme) => (
          <div key={theme} className={styles.row}>
            {sizes.map((size) => (
              <Button key={size} type="button" theme={theme} size={size}>
                {theme} {size}
              </Button>
            ))}
            <Button type="button" theme={theme} disabled>
              disabled
            </Button>
          </div>
        ))}
      </section>
      <section className={styles.section}>
        <h2>Fields and choices</h2>
        <Field label="Search" icon="search" placeholder="City, flight or airline" />
        <Field label="Date" icon="calendar" type="date" />
        <Segmented
          strong
          label="Direction"
          segments={[
            { href: '?a', text: 'Departures', current: true, icon: 'plane-takeoff' },
            { href: '?b', text: 'Arrivals', current: false, icon: 'plane-landing' },
          ]}
        />
      </section>
      {sample && (
        <section className={styles.section}>
          <h2>Statuses</h2>
          <div className={styles.row}>
            {flightStatuses.map((value) => (
              <StatusBadge
                key={value}
                words={words}
                flight={{ ...sample, flags: [], actual_at: null, status: { value, text: value } }}
              />
            ))}
          </div>
        </section>
      )}
      <section className={styles.section}>
        <h2>Board rows</h2>
        <ol>
          {flights.slice(0, 4).map((flight) => (
            <FlightRow key={flight.id} flight={flight} asOf={flight.updated_at} words={words} />
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>Icons</h2>
        <div className={styles.row}>
          {iconNames.map((name) => (
            <span key={name} className={styles.icon}>
              <Icon name={name} size={24} />
              {name}
            </span>
          ))}
        </div>
      </section>
    </Surface>
  );
}
