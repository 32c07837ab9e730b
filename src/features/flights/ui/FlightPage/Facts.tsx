import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { Texts } from '@/ui/Text/Texts';
import type { FlightDetail } from '../../schema';
import { gateExpected } from '../../status-view';
import styles from './FlightPage.module.scss';

const NONE = '—';

/** The addresses of the floor plan with a place of the flight chosen, where the plan has that place. */
export type FlightPlaces = Partial<Record<'desks' | 'gate' | 'belt', string | null>>;

interface Props {
  flight: FlightDetail;
  asOf: string;
  places: FlightPlaces;
}

/** What a boarding pass says below its times. */
export function Facts({ flight, asOf, places }: Props) {
  const t = useTranslations('flight');
  const board = useTranslations('board');
  const expected = gateExpected(flight, asOf);
  const onPlan = (place: keyof FlightPlaces, number: string | null) => (
    <OnPlan href={places[place]}>{number}</OnPlan>
  );
  const facts: { name: string; value: ReactNode }[] = [
    ...(flight.direction === 'departure'
      ? [
          {
            name: t('gate'),
            value: expected ? board('gateLater', { time: expected }) : onPlan('gate', flight.gate),
          },
          { name: t('desks'), value: onPlan('desks', flight.check_in_desks) },
        ]
      : [{ name: t('belt'), value: onPlan('belt', flight.belt) }]),
    { name: t('airline'), value: flight.airline.name && <Text of={flight.airline.name} /> },
    { name: t('aircraft'), value: flight.aircraft && <Text of={flight.aircraft.name} /> },
    ...(flight.codeshares.length > 0
      ? [{ name: t('codeshares'), value: flight.codeshares.join(', ') }]
      : []),
    ...(flight.via.length > 0
      ? [{ name: t('via'), value: <Texts of={flight.via.map(({ name }) => name)} between=", " /> }]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || NONE}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number, with its place on the floor plan behind it. */
function OnPlan({ href, children }: { href?: string | null; children: string | null }) {
  const t = useTranslations('lists');
  if (!children || !href) return children || NONE;
  return (
    <SiteLink href={href} className={styles.onPlan}>
      {children}
      <Icon name="map-pin" size={18} />
      <span className={styles.hidden}> {t('onMap')}</span>
    </SiteLink>
  );
}
