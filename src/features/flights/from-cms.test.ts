import { expect, test } from 'vitest';
import { provenanceOf } from '@/lib/local-text';
import { patternFixture } from '../../../tests/fixtures/flights';
import { planDay } from './board';
import { toFlightDetail, toSeason } from './from-cms';
import { unreported } from './reports';
import { seasonOf } from '@/features/flight-schedule/seasons';

const city = { ...patternFixture().city, names: { uz: 'Istanbul' } };
const pattern = patternFixture({ city });
const [planned] = planDay([pattern], '2026-11-21', 'departure');
const flight = {
  ...planned!,
  report: {
    ...unreported(planned!, planned!.scheduledAt),
    status: 'diverted' as const,
    divertedTo: city,
    notice: { uz: 'Yuk qabul qilinmaydi' },
  },
};

test('a text that a language lacks says that it stands in Uzbek', () => {
  const { city: shown, diverted_to, notice, status } = toFlightDetail(flight, 'ru');
  for (const text of [shown.name, diverted_to?.name, notice]) {
    expect(provenanceOf(text ?? '')).toMatchObject({ lang: 'uz' });
  }
  expect(provenanceOf(notice).text).toBe('Yuk qabul qilinmaydi');
  expect(status.text).toBe('Запасной аэродром: Istanbul');
  expect(toFlightDetail(flight, 'uz').notice).toBe('Yuk qabul qilinmaydi');
});

test('cities stand in the order of what is read', () => {
  const named = (name: string, iata: string) =>
    patternFixture({
      number: `TK ${iata}`,
      city: { ...city, iata, names: { uz: name, en: name } },
    });
  const query = { direction: 'departure', city: '', date: undefined, type: 'all' } as const;
  const patterns = [
    patternFixture({ city: { ...city, names: { uz: 'B' } } }),
    named('A', 'AAA'),
    named('Ba', 'BAA'),
  ];
  const season = toSeason(seasonOf('2026-11-21'), patterns, { ...query, lang: 'en' });
  const texts = season.filters.city.map(({ text }) => provenanceOf(text).text);
  expect(texts.slice(1)).toEqual(['A', 'B', 'Ba']);
});
