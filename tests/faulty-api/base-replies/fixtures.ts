import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { CardFilters, CardReply } from '@/features/places/schema';
import type { CardKind } from '@/features/places/kinds';
import type { Direction, FlightDetail, Schedule } from '@/features/flights/schema';
import type { Locale } from '@/i18n/locales';
import type { Layout, Metrics, NotFoundPage } from '@/features/layout/schema';
import type { PressList, PressReply } from '@/features/press/schema';
import type { Scheme } from '@/features/floor-plans/schema';
import type { searchItem } from '@/features/search/schema';
import type { PageIndex, PageReply, PersonReply } from '@/features/pages/schema';
import type { PartnerReply } from '@/features/partners/schema';
import type { ServiceReply } from '@/features/services/schema';

type InLanguages<Value> = Record<Locale, Value>;

/**
 * Replies that a site gave, in `tests/fixtures/api/`, a file for each member. Lists are kept as the
 * details of their items; what is found nowhere has the site's own message.
 */
export interface Fixtures {
  layout: InLanguages<Layout>;
  notFound: InLanguages<NotFoundPage>;
  metrics: Metrics;
  /** The same flights on a day that is over and on a day to come. */
  flights: InLanguages<{
    over: FlightDetail[];
    ahead: FlightDetail[];
    message: string;
  }>;
  schedule: InLanguages<Record<Direction, Schedule> & { message: string }>;
  cards: InLanguages<
    Record<CardKind, { items: CardReply['item'][]; filters: CardFilters }> & { message: string }
  >;
  press: InLanguages<{
    items: PressReply['item'][];
    filters: NonNullable<PressList['filters']>;
    message: string;
  }>;
  /** Titles and texts without marks. */
  search: InLanguages<{ items: z.input<typeof searchItem>[]; message: string; empty: string }>;
  services: InLanguages<ServiceReply['item'][]>;
  partners: InLanguages<PartnerReply['item'][]>;
  pages: InLanguages<{ index: PageIndex['items']; pages: PageReply[] }>;
  people: InLanguages<PersonReply['item'][]>;
  scheme: InLanguages<Scheme>;
}

export const fixturesDir = path.resolve(import.meta.dirname, '../../fixtures/api');

export const fixtureNames = [
  'layout',
  'notFound',
  'metrics',
  'flights',
  'schedule',
  'cards',
  'press',
  'search',
  'services',
  'partners',
  'pages',
  'people',
  'scheme',
] as const satisfies (keyof Fixtures)[];

/** The recorded replies, as record.ts wrote them. */
export const readFixtures = (): Fixtures =>
  Object.fromEntries(
    fixtureNames.map((name) => [
      name,
      JSON.parse(readFileSync(path.join(fixturesDir, `${name}.json`), 'utf8')) as unknown,
    ]),
  ) as unknown as Fixtures;
