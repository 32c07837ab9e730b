import { useTranslations } from 'next-intl';
import type { FlightDetail } from '@/features/flights/schema';
import { JsonLd } from './JsonLd';

/** A flight for search engines: its ends, its times, its gate. */
export function FlightData({ flight }: { flight: FlightDetail }) {
  const t = useTranslations('site');
  const { direction, number, airline, city, gate, terminal, other_end } = flight;
  const here = { '@type': 'Airport', name: t('name'), iataCode: t('code') };
  const there = { '@type': 'Airport', name: city.name, iataCode: city.iata || undefined };
  const departs = direction === 'departure';
  const time = flight.estimated_at ?? flight.scheduled_at;
  const otherTime = other_end?.estimated_at ?? other_end?.scheduled_at;
  return (
    <JsonLd
      data={{
        '@type': 'Flight',
        flightNumber: number.replace(' ', ''),
        ...(airline.name && {
          provider: {
            '@type': 'Airline',
            name: airline.name,
            iataCode: airline.iata || undefined,
          },
        }),
        departureAirport: departs ? here : there,
        arrivalAirport: departs ? there : here,
        departureTime: departs ? time : otherTime,
        arrivalTime: departs ? otherTime : time,
        ...(departs && gate && { departureGate: gate }),
        ...(departs && terminal && { departureTerminal: terminal }),
      }}
    />
  );
}
