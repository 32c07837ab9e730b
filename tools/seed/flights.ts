import type { Payload } from 'payload';
import { seasonsBetween, type SeasonSpan } from '../../src/features/schedule/seasons';
import {
  addDays,
  airportDate,
  airportMoment,
  DAY_MS,
  MINUTE_MS,
  toAirportIso,
  toZoneIso,
  writtenClock,
  writtenDate,
} from '../../src/lib/time';
import { aircraft, airlines } from '../../content/airlines';
import { cities, type CitySeed } from '../../content/cities';
import { gates } from '../../content/gates';
import { rotations, type Rotation } from '../../content/rotations';
import { upsert } from './upsert';

/** The board is full this far back and ahead of the day of seeding. */
const DAYS_BACK = 60;
const DAYS_AHEAD = 180;

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The other end's clock and the difference of calendar dates, for a movement here on a date. */
function otherEnd(city: CitySeed, date: string, clock: string, sign: 1 | -1) {
  const at = airportMoment(date, clock) + sign * city.minutes * MINUTE_MS;
  const there = toZoneIso(city.timeZone, at);
  return { clock: writtenClock(there), shift: sign * days(date, writtenDate(there)) };
}

function patternsOf(rotation: Rotation, season: SeasonSpan) {
  const city = cities.find(({ iata }) => iata === rotation.city);
  if (!city) throw new Error(`rotations.ts names ${rotation.city}, which cities.ts lacks.`);
  const validFrom = addDays(season.from, rotation.from ?? 0);
  const validTo = rotation.to === undefined ? season.to : addDays(season.from, rotation.to);
  const common = {
    season: season.id,
    days: rotation.days.map(String),
    duration: city.minutes,
    validFrom,
    validTo,
    aircraft: { iata: rotation.aircraft, name: aircraft[rotation.aircraft] ?? '' },
  };
  // Two weeks in, past the days on which clocks change somewhere.
  const sample = addDays(validFrom, 14);
  const arrival = otherEnd(city, sample, rotation.arrival.time, -1);
  const departure = otherEnd(city, sample, rotation.departure.time, 1);
  return [
    {
      ...common,
      direction: 'arrival' as const,
      number: rotation.arrival.number,
      codeshares: rotation.codeshares?.arrival ?? [],
      departureTime: arrival.clock,
      arrivalTime: rotation.arrival.time,
      arrivalDayShift: arrival.shift,
    },
    {
      ...common,
      direction: 'departure' as const,
      number: rotation.departure.number,
      codeshares: rotation.codeshares?.departure ?? [],
      departureTime: rotation.departure.time,
      arrivalTime: departure.clock,
      arrivalDayShift: departure.shift,
    },
  ];
}

/** Cities, airlines, the seasons around a day, and a few reports of that day. Repeatable. */
export async function seedFlights(payload: Payload, now: Date): Promise<void> {
  const cityIds = new Map<string, number>();
  for (const { name, iata, country, timeZone } of cities) {
    const id = await upsert(payload, 'cities', { iata }, { iata, country, timeZone, name });
    cityIds.set(iata, id);
  }
  const airlineIds = new Map<string, number>();
  for (const airline of airlines) {
    airlineIds.set(
      airline.iata,
      await upsert(payload, 'airlines', { iata: airline.iata }, { ...airline }),
    );
  }

  const today = airportDate(now.getTime());
  const seasons = seasonsBetween(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  for (const season of seasons) {
    const flown = rotations.filter(({ seasons: only }) => !only || only.includes(season.kind));
    for (const rotation of flown) {
      for (const pattern of patternsOf(rotation, season)) {
        const { season: id, number, direction, validFrom } = pattern;
        await upsert(
          payload,
          'schedule',
          { season: id, number, direction, validFrom },
          {
            ...pattern,
            airline: airlineIds.get(rotation.airline),
            city: cityIds.get(rotation.city),
            via: (rotation.via ?? []).map((iata) => cityIds.get(iata)),
          },
        );
      }
    }
  }
  await payload.updateGlobal({
    slug: 'operations',
    data: { automaticProgress: true, gates },
    context: { seeding: true },
  });
  await seedReports(payload, today);
}

/** What operations might have reported on the day of seeding. */
async function seedReports(payload: Payload, today: string): Promise<void> {
  const compact = today.replaceAll('-', '');
  const delayed = airportMoment(today, '14:20') + 45 * MINUTE_MS;
  await upsert(
    payload,
    'flights',
    { flightId: `tk371-${compact}-d` },
    {
      flightId: `tk371-${compact}-d`,
      estimatedAt: toAirportIso(delayed),
      gate: '4',
      notice: {
        uz: 'Samolyot Istanbuldan kech keldi.',
        ru: 'Самолёт прибыл из Стамбула с опозданием.',
        en: 'The aircraft arrived late from Istanbul.',
      },
    },
  );
  await upsert(
    payload,
    'flights',
    { flightId: `hy49-${compact}-d` },
    { flightId: `hy49-${compact}-d`, status: 'cancelled' },
  );
}
