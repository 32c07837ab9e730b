import type { Locator, Page } from '@playwright/test';
import { addDays, airportClock, airportDate, HOUR_MS } from '../../src/lib/time';

/** What somebody needs to see what is to be tapped next, and to find a key. */
const THINKING_MS = 600;
const TYPING_MS = 180;

/** Somebody with a phone, who pauses as people do. */
export class Traveller {
  /** How many keys were typed. */
  keys = 0;

  constructor(readonly page: Page) {}

  async taps(target: Locator): Promise<void> {
    await this.page.waitForTimeout(THINKING_MS);
    await target.first().tap();
  }

  async types(text: string): Promise<void> {
    await this.page.waitForTimeout(THINKING_MS);
    await this.page.keyboard.type(text, { delay: TYPING_MS });
    this.keys += text.length;
  }
}

/** A question that is begun on the English home page. */
export interface TravellerTask {
  name: string;
  /** The time limit from the home page to the answer, pauses included. */
  limitMs: number;
  /** So many keys at most. */
  maxKeys?: number;
  /** Does what a traveller does; returns the answer. */
  run: (traveller: Traveller) => Promise<Locator>;
}

const main = (page: Page) => page.getByRole('main');
const searchButton = (page: Page) => page.locator('header').getByRole('button', { name: 'Search' });
const suggestions = (page: Page) => page.getByRole('dialog').getByRole('option');

interface Board {
  data: { flights: { scheduled_at: string; city: { name: string } }[] };
}

/** A departure of today that is more than an hour ahead. */
async function departureAhead(page: Page) {
  const reply = await page.request.get(
    new URL('/api/flights?direction=departure&lang=en', page.url()).href,
  );
  const { data } = (await reply.json()) as Board;
  const flight = data.flights.find(({ scheduled_at: at }) => Date.parse(at) > Date.now() + HOUR_MS);
  if (!flight) throw new Error('No flight departs any more today.');
  return flight;
}

export const travellerTasks: readonly TravellerTask[] = [
  {
    name: 'the gate of the next flight to a city',
    limitMs: 6000,
    maxKeys: 4,
    run: async (traveller) => {
      const { page } = traveller;
      const flight = await departureAhead(page);
      await traveller.taps(searchButton(page));
      await traveller.types(flight.city.name.slice(0, 4).toLowerCase());
      return suggestions(page)
        .filter({ hasText: airportClock(Date.parse(flight.scheduled_at)) })
        .filter({ hasText: /gate/i });
    },
  },
  {
    name: 'arrivals from Moscow tomorrow',
    limitMs: 7000,
    run: async (traveller) => {
      const { page } = traveller;
      await traveller.taps(main(page).getByRole('link', { name: 'Arrivals' }));
      await traveller.taps(main(page).getByRole('searchbox'));
      await traveller.types('mosc');
      await traveller.taps(page.getByRole('button', { name: 'Find my flight' }));
      await traveller.taps(page.getByRole('link', { name: /^Tomorrow/ }));
      const tomorrow = addDays(airportDate(Date.now()), 1).replaceAll('-', '');
      return main(page).locator(`li:has(a[href*="-${tomorrow}-a"])`).filter({ hasText: 'Moscow' });
    },
  },
  {
    name: 'whether a power bank may be taken along',
    limitMs: 4000,
    run: async (traveller) => {
      const { page } = traveller;
      await traveller.taps(page.getByRole('link', { name: /What may I bring/ }));
      await traveller.taps(page.getByRole('button', { name: /[Pp]ower bank/ }));
      return main(page).getByRole('heading', { name: 'Power bank', exact: true });
    },
  },
  {
    name: 'what three days of parking cost',
    limitMs: 6000,
    run: async (traveller) => {
      const { page } = traveller;
      await traveller.taps(main(page).getByRole('link', { name: /Parking/ }));
      await traveller.taps(page.getByRole('button', { name: '3 days' }));
      return page
        .getByRole('status')
        .filter({ hasText: /75,000 UZS/ })
        .locator('dl');
    },
  },
  {
    name: 'where the pharmacy is on the plan',
    limitMs: 5000,
    run: async (traveller) => {
      const { page } = traveller;
      await traveller.taps(searchButton(page));
      await traveller.types('phar');
      await traveller.taps(suggestions(page).filter({ hasText: /[Pp]harmacy/ }));
      await traveller.taps(main(page).getByRole('link', { name: /^Floor \d/ }));
      return page
        .getByRole('group', { name: /^Plan of floor/ })
        .getByRole('button', { pressed: true, name: /pharmacy/i });
    },
  },
];
