import { expect, test } from 'vitest';
import { isFlightOf } from '../src/features/flights/board';
import { unquoted } from '../src/lib/plain-text';
import { flightFixture } from '../tests/fixtures/flights';
import { airlines, contentLocales, partners } from './load';

test.each(contentLocales)(
  'the board finds the flights of each partner by its name, in %s',
  (lang) => {
    const lost = partners
      .filter(({ type }) => type === 'airline')
      .map(({ title }) => title[lang])
      .filter(
        (name) =>
          !airlines.some(({ iata, name: known }) =>
            isFlightOf(flightFixture({ airline: { iata, name: known } }), unquoted(name)),
          ),
      );
    expect(lost).toEqual([]);
  },
);
