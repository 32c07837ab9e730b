import { describe, expect, it } from 'vitest';
import { aircraft, airlines, cities, rotations, type Rotation } from './load';

const expectedCities = (
  'TAS UGC BHK NCU FEG NMA TMJ KSQ NVI IST SAW SVO DME VKO LED KZN SVX OVB KJA DXB SHJ JED MED ' +
  'RUH ALA NQZ FRU DYU GYD TBS ICN PKX XIY URC DEL BKK FRA MXP'
).split(' ');
const expectedAirlines = 'HY HH C6 US 9S TK PC FZ SU S7 U6 J2 DV KC CZ KE'.split(' ');
const expectedAircraft = '320 32N 321 32Q 738 788 763 AT7'.split(' ');

const seasons = ['summer', 'winter'] as const;
type SeasonName = (typeof seasons)[number];
/** The shorter of the two possible lengths of each season. */
const seasonDays = { summer: 210, winter: 147 };
const midSeason = { summer: '2026-07-15', winter: '2027-01-13' };

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const basedCarriers = ['HY', 'HH', 'C6', 'US', '9S'];
const cityOf = new Map(cities.map((city) => [city.iata, city]));

const inSeason = (season: SeasonName) =>
  rotations.filter((r) => !r.seasons || r.seasons.includes(season));
const on = (list: Rotation[], day: number) => list.filter((r) => r.days.includes(day));
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const turnaround = (r: Rotation) => minutes(r.departure.time) - minutes(r.arrival.time);
const outAndBack = (r: Rotation) => turnaround(r) < 0;
const domestic = (r: Rotation) => cityOf.get(r.city)?.country === 'UZ';
const label = (r: Rotation) => `${r.departure.number} ${r.city}`;
const repeated = <T>(values: T[]) => values.filter((value, i) => values.indexOf(value) !== i);

/** Days by which the local calendar date at the other end differs from the one here. */
function otherEndShift(r: Rotation, direction: 'arrival' | 'departure', season: SeasonName) {
  const city = cityOf.get(r.city)!;
  const date = midSeason[season];
  const here = Date.parse(`${date}T${r[direction].time}:00+05:00`);
  const there = here + (direction === 'departure' ? 1 : -1) * city.minutes * 60_000;
  const local = new Intl.DateTimeFormat('en-CA', { timeZone: city.timeZone }).format(there);
  return (Date.parse(local) - Date.parse(date)) / 86_400_000;
}

describe('cities, airlines and aircraft', () => {
  it('are exactly those of the sample content', () => {
    expect(cities.map((c) => c.iata).sort()).toEqual([...expectedCities].sort());
    expect(airlines.map((a) => a.iata).sort()).toEqual([...expectedAirlines].sort());
    expect(Object.keys(aircraft).sort()).toEqual([...expectedAircraft].sort());
  });

  it.each(cities)('$iata is complete', (city) => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: city.timeZone })).not.toThrow();
    expect(city.minutes).toBeGreaterThanOrEqual(35);
    expect(city.minutes).toBeLessThanOrEqual(600);
    expect(city.name.ru).toMatch(/^[А-ЯЁа-яё· -]+$/);
    expect(city.name.en).toMatch(/^[A-Za-zöç’· -]+$/);
    expect(city.name.uz).toMatch(/^[A-Za-z\u02BB\u02BC· -]+$/);
  });

  it('no two cities share a name in any language', () => {
    for (const locale of ['uz', 'ru', 'en'] as const) {
      expect(repeated(cities.map((c) => c.name[locale]))).toEqual([]);
    }
  });

  it('check-in closes 40 to 60 minutes before departure', () => {
    for (const airline of airlines) {
      expect(airline.checkInCloses, airline.iata).toBeGreaterThanOrEqual(40);
      expect(airline.checkInCloses, airline.iata).toBeLessThanOrEqual(60);
    }
  });
});

describe('rotations', () => {
  it.each(rotations.map((r) => [label(r), r] as const))('%s is well formed', (_, r) => {
    expect(expectedCities).toContain(r.city);
    expect(expectedAirlines).toContain(r.airline);
    expect(expectedAircraft).toContain(r.aircraft);
    expect(r.days).toEqual([...new Set(r.days)].sort());

    for (const flight of [r.arrival, r.departure]) {
      expect(flight.number.slice(0, 2)).toBe(r.airline);
    }
    for (const number of [...(r.codeshares?.arrival ?? []), ...(r.codeshares?.departure ?? [])]) {
      expect(expectedAirlines).toContain(number.slice(0, 2));
      expect(number.slice(0, 2)).not.toBe(r.airline);
    }
    for (const stop of r.via ?? []) {
      expect(expectedCities).toContain(stop);
      expect(stop).not.toBe(r.city);
    }
    expect(repeated(r.seasons ?? [])).toEqual([]);
  });

  it('a foreign aircraft stays 50 to 90 minutes', () => {
    for (const r of rotations.filter((r) => !basedCarriers.includes(r.airline))) {
      expect(turnaround(r), label(r)).toBeGreaterThanOrEqual(50);
      expect(turnaround(r), label(r)).toBeLessThanOrEqual(90);
    }
  });

  it('a based aircraft turns round in time or goes out and back', () => {
    for (const r of rotations.filter((r) => basedCarriers.includes(r.airline))) {
      if (outAndBack(r)) {
        const away = -turnaround(r) - 2 * cityOf.get(r.city)!.minutes;
        expect(['HY', '9S', 'HH', 'C6'], label(r)).toContain(r.airline);
        expect(away, label(r)).toBeGreaterThanOrEqual(40);
        expect(away, label(r)).toBeLessThanOrEqual(150);
      } else {
        expect(turnaround(r), label(r)).toBeGreaterThanOrEqual(domestic(r) ? 30 : 45);
        expect(turnaround(r), label(r)).toBeLessThanOrEqual(90);
      }
    }
  });

  it('domestic flights are on Uzbek carriers, and turboprops stay at home', () => {
    for (const r of rotations) {
      if (domestic(r)) expect(['HY', 'US', '9S', 'HH'], label(r)).toContain(r.airline);
      if (r.aircraft === 'AT7') expect(domestic(r), label(r)).toBe(true);
    }
  });

  it('a city has one block time, so it is reached either directly or through the same stops', () => {
    for (const city of cities) {
      const routes = rotations.filter((r) => r.city === city.iata).map((r) => (r.via ?? []).join());
      expect(new Set(routes).size, city.iata).toBe(1);
    }
  });

  it('parts of a season lie within it', () => {
    const partial = rotations.filter((r) => r.from !== undefined || r.to !== undefined);
    expect(partial.length).toBeGreaterThanOrEqual(2);
    for (const r of partial) {
      const from = r.from ?? 0;
      const last = Math.min(...(r.seasons ?? seasons).map((season) => seasonDays[season])) - 1;
      const to = r.to ?? last;
      expect(to, label(r)).toBeGreaterThan(from + 7);
      expect(to, label(r)).toBeLessThanOrEqual(last);
    }
  });

  it('serve every city and use every airline and aircraft', () => {
    expect(new Set(rotations.map((r) => r.city))).toEqual(new Set(expectedCities));
    expect(new Set(rotations.map((r) => r.airline))).toEqual(new Set(expectedAirlines));
    expect(new Set(rotations.map((r) => r.aircraft))).toEqual(new Set(expectedAircraft));
  });

  it('include codeshares, stops and seasonal flights', () => {
    const only = (city: string) => rotations.filter((r) => r.city === city).map((r) => r.seasons);
    expect(rotations.filter((r) => r.codeshares).length).toBeGreaterThanOrEqual(3);
    expect(rotations.filter((r) => r.via).length).toBeGreaterThanOrEqual(2);
    expect(only('FRA')).toEqual([['summer']]);
    expect(only('MXP')).toEqual([['summer']]);
    expect(new Set(only('BKK').flat())).toEqual(new Set(['winter']));
  });
});

describe.each(seasons)('%s', (season) => {
  const list = inSeason(season);
  const whole = list.filter((r) => r.from === undefined && r.to === undefined);

  it('has 45 to 50 rotations', () => {
    expect(list.length).toBeGreaterThanOrEqual(45);
    expect(list.length).toBeLessThanOrEqual(50);
  });

  it.each(weekdays)('has 27 to 42 flights each way on weekday %i', (day) => {
    expect(on(whole, day).length).toBeGreaterThanOrEqual(27);
    expect(on(list, day).length).toBeLessThanOrEqual(42);
  });

  it('gives a number to one flight only', () => {
    const numbers = list.flatMap((r) => [
      r.arrival.number,
      r.departure.number,
      ...(r.codeshares?.arrival ?? []),
      ...(r.codeshares?.departure ?? []),
    ]);
    expect(repeated(numbers)).toEqual([]);
  });

  it('has no two departures and no two arrivals at the same minute', () => {
    expect(repeated(list.map((r) => r.departure.time))).toEqual([]);
    expect(repeated(list.map((r) => r.arrival.time))).toEqual([]);
  });

  it('has two or three rotations that go out and come back', () => {
    expect([2, 3]).toContain(list.filter(outAndBack).length);
  });

  it.each(weekdays)('is spread over the whole of weekday %i', (day) => {
    const between = (from: string, to: string, where: (r: Rotation) => boolean = () => true) =>
      on(whole, day).filter((r) => r.departure.time >= from && r.departure.time < to && where(r))
        .length;
    const southAndWest = (r: Rotation) => ['TR', 'AE', 'SA'].includes(cityOf.get(r.city)!.country);

    expect(between('02:00', '06:05', southAndWest)).toBeGreaterThanOrEqual(3);
    expect(between('06:30', '12:05', domestic)).toBeGreaterThanOrEqual(5);
    expect(between('12:00', '18:00')).toBeGreaterThanOrEqual(8);
    expect(between('18:00', '24:00')).toBeGreaterThanOrEqual(3);
  });

  it.each(weekdays)('has every domestic city on weekday %i', (day) => {
    const served = on(whole, day).filter(domestic);
    const home = cities.filter((c) => c.country === 'UZ').map((c) => c.iata);
    expect(new Set(served.map((r) => r.city))).toEqual(new Set(home));
    expect(served.filter((r) => r.city === 'TAS').length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['HY 600', 'TAS', '13:35', []],
    ['TK 371', 'IST', '14:20', ['HY 9371']],
    ['HY 602', 'TAS', '14:45', []],
    ['SU 1871', 'SVO', '15:10', []],
    ['HY 49', 'UGC', '15:30', []],
    ['FZ 1942', 'DXB', '15:55', []],
    ['J2 5192', 'GYD', '16:40', []],
    ['KC 132', 'ALA', '17:25', null],
    ['KE 944', 'ICN', '18:05', ['HY 9944']],
  ])('has %s to %s at %s', (number, city, time, codeshares) => {
    const r = list.find((r) => r.departure.number === number);
    expect(r).toMatchObject({ city, departure: { time } });
    if (codeshares) expect(r?.codeshares?.departure ?? []).toEqual(codeshares);
  });

  it('has flights whose other end falls on another day, never by more than two', () => {
    const shifted = new Set<string>();
    for (const r of list) {
      for (const direction of ['arrival', 'departure'] as const) {
        const shift = otherEndShift(r, direction, season);
        const days = direction === 'departure' ? shift : -shift;
        expect(days, label(r)).toBeGreaterThanOrEqual(-1);
        expect(days, label(r)).toBeLessThanOrEqual(2);
        if (days !== 0) shifted.add(r.city);
      }
    }
    expect(shifted).toContain('ICN');
    expect(shifted).toContain(season === 'summer' ? 'FRA' : 'BKK');
  });
});
