import { seasonsBetween, type SeasonSpan } from '../../src/features/flight-schedule/seasons';
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
import {
  aircraft,
  airlines,
  cities,
  gates,
  rotations,
  type CitySeed,
  type Rotation,
} from '../../content/load';
import { writeGlobal, writer, type Writing } from './write';

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
  if (!city) throw new Error(`rotations.yaml names ${rotation.city}, which cities.yaml lacks.`);
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
export async function seedFlights(writing: Writing): Promise<void> {
  const cityIds = new Map<string, number>();
  const putCity = await writer(writing, 'cities', ['iata']);
  for (const { name, iata, country, timeZone } of cities) {
    cityIds.set(iata, await putCity({ iata, country, timeZone, name }));
  }
  const airlineIds = new Map<string, number>();
  const putAirline = await writer(writing, 'airlines', ['iata']);
  for (const airline of airlines) {
    airlineIds.set(airline.iata, await putAirline({ ...airline }));
  }

  const today = airportDate(writing.now.getTime());
  const seasons = seasonsBetween(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  const putPattern = await writer(writing, 'schedule', [
    'season',
    'number',
    'direction',
    'validFrom',
  ]);
  for (const season of seasons) {
    const flown = rotations.filter(({ seasons: only }) => !only || only.includes(season.kind));
    for (const rotation of flown) {
      for (const pattern of patternsOf(rotation, season)) {
        await putPattern({
          ...pattern,
          airline: airlineIds.get(rotation.airline),
          city: cityIds.get(rotation.city),
          via: (rotation.via ?? []).map((iata) => cityIds.get(iata)),
        });
      }
    }
  }
  await writeGlobal(writing, 'operations', { automaticProgress: true, gates });
  const putReport = await writer(writing, 'flights', ['flightId']);
  for (const report of reportsOf(today)) await putReport({ ...report, date: today });
}

/** What operations might have reported on a day. */
function reportsOf(today: string) {
  const compact = today.replaceAll('-', '');
  const delayed = airportMoment(today, '14:20') + 45 * MINUTE_MS;
  return [
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
    { flightId: `hy49-${compact}-d`, status: 'cancelled' },
  ];
}
