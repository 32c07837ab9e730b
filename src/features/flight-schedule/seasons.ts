import { addDays, weekdayOf } from '@/lib/time';

export interface SeasonSpan {
  /** `s27`: summer of 2027; `w26`: winter that begins in 2026. */
  id: string;
  kind: 'summer' | 'winter';
  year: number;
  from: string;
  to: string;
}

function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return addDays(last, -(weekdayOf(last) % 7));
}

function span(kind: 'summer' | 'winter', year: number): SeasonSpan {
  const [start, end] =
    kind === 'summer'
      ? [lastSunday(year, 3), lastSunday(year, 10)]
      : [lastSunday(year, 10), lastSunday(year + 1, 3)];
  const id = `${kind === 'summer' ? 's' : 'w'}${String(year % 100).padStart(2, '0')}`;
  return { id, kind, year, from: start, to: addDays(end, -1) };
}

/** The IATA season of a date: summer is from the last Sunday of March, winter from that of October. */
export function seasonOf(date: string): SeasonSpan {
  const year = Number(date.slice(0, 4));
  const summer = span('summer', year);
  if (date < summer.from) return span('winter', year - 1);
  return date <= summer.to ? summer : span('winter', year);
}

export function nextSeason(season: SeasonSpan): SeasonSpan {
  return seasonOf(addDays(season.to, 1));
}

/** Every season with a day in the span of dates, in order. */
export function seasonsBetween(from: string, to: string): SeasonSpan[] {
  const seasons: SeasonSpan[] = [];
  for (let season = seasonOf(from); season.from <= to; season = nextSeason(season)) {
    seasons.push(season);
  }
  return seasons;
}
