import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { byFilter } from '@/features/places/filters';
import { card } from '@/features/places/schema';
import { pressItem } from '@/features/press/schema';
import { pageSection, type kinds } from '@/features/pages/sections/schemas';

const option = { value: 'after', text: 'After security' };
const image = { src: '/a.png', srcset: '', alt: 'A', width: 4, height: 3 };
const link = { href: 'tel:+998000000000', text: '+998 00 000 00 00' };
const titled = { title: 'Title', text: 'Text' };

/** A good value of each section; adding a type without one does not compile. */
const examples: {
  [Type in keyof typeof kinds]: Omit<z.input<(typeof kinds)[Type]['schema']>, 'type' | 'id'>;
} = {
  text: { heading: 'Liquids', body: '<p>Up to 100 ml</p>' },
  notice: { tone: 'warn', text: 'Fog' },
  facts: { heading: 'Facts', items: [{ value: '8', text: 'gates' }] },
  cards: { heading: 'More', text: '', items: [{ ...titled, icon: 'bus', href: null }] },
  accordion: { heading: 'FAQ', items: [{ id: 'when', title: 'When?', body: '<p>Now</p>' }] },
  steps: { heading: 'Steps', text: '', items: [{ ...titled, icon: null }] },
  table: { heading: 'Table', text: '', columns: ['A'], rows: [['1']], note: '' },
  people: {
    heading: 'People',
    items: [{ id: 'a-b', name: 'A B', position: 'Director', text: '', image, href: null }],
  },
  documents: {
    heading: 'Documents',
    text: '',
    items: [{ ...titled, href: 'https://example.com/a' }],
  },
  contacts: { heading: 'Contacts', items: [{ ...titled, phone: link, email: null, hours: '' }] },
  tabs: {
    heading: 'Halls',
    items: [
      {
        ...titled,
        value: 'cip',
        body: '',
        facts: [{ term: 'Price', text: '1' }],
        phone: null,
        place_id: null,
      },
    ],
  },
  pictograms: { heading: 'Forbidden', text: '', items: [{ ...titled, icon: 'alert' }] },
  links: { heading: 'Links', items: [{ ...titled, href: '/parking/' }] },
  allowances: {
    heading: 'May I?',
    text: '',
    items: [{ ...titled, keywords: '', cabin: 'yes', hold: 'limited' }],
  },
  tariffs: {
    heading: 'Tariffs',
    text: '',
    note: '',
    items: [{ ...titled, value: 'p1', free_minutes: 15, hour_price: 5000, day_price: 60000 }],
  },
  transport: {
    heading: 'Ways',
    text: '',
    alt: 'A map',
    items: [{ ...titled, icon: 'bus', duration: '20 min', price: '2 000', body: '' }],
    origins: [
      {
        value: 'centre',
        title: 'From the centre',
        trips: [
          { way: 'bus', text: '', minutes: 20, runs: { first: '05:15', last: '23:15', every: 15 } },
          { way: 'taxi', text: '', minutes: 20, runs: null },
        ],
      },
    ],
  },
  form: {
    heading: 'Write to us',
    text: '',
    topics: [{ value: 'baggage', text: 'Baggage' }],
    consent: 'We keep it a year.',
    privacy: { href: '/privacy-policy/', text: 'Privacy policy' },
  },
};

/** The same value without one of its fields, for each of them. */
const broken = (value: object): [string, object][] =>
  Object.keys(value).map((key) => [
    key,
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
  ]);

function holds(schema: z.ZodType, value: object) {
  test('is read as it was written', () => {
    const wire: unknown = JSON.parse(JSON.stringify(value));
    expect(schema.parse(wire)).toEqual(value);
  });

  test.each(broken(value))('is refused without %s', (_, lacking) => {
    expect(schema.safeParse(lacking).success).toBe(false);
  });
}

describe.each(Object.entries(examples))('section %s', (type, example) => {
  holds(pageSection, { type, id: 'liquids', ...example });

  test('is refused under another type or with an anchor that is none', () => {
    expect(pageSection.safeParse({ type: 'other', id: 'a', ...example }).success).toBe(false);
    expect(pageSection.safeParse({ type, id: 'Not an id', ...example }).success).toBe(false);
  });

  const rows = 'items' in example ? example.items : [];
  test.each(rows.flatMap((row) => broken(row)))('is refused with a row without %s', (_, row) => {
    expect(pageSection.safeParse({ type, id: 'a', ...example, items: [row] }).success).toBe(false);
  });
});

describe('a card', () => {
  holds(card, {
    id: 'choyxona-registon',
    ...titled,
    image,
    logo: null,
    ...byFilter(() => option),
    hours: [{ days: [1, 7], from: '06:00', to: '24:00' }],
    open_now: null,
    phone: link,
    place_id: null,
    href: '/services/shops/a/',
  });
});

describe('a press item', () => {
  holds(pressItem, {
    id: 'a-release',
    ...titled,
    date: '2026-11-21',
    type: option,
    image: null,
    href: '/press-center/press-releases/a-release/',
  });
});
