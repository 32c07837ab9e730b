import { z } from 'zod';
import { termLists } from '../collections/fields/relations';
import {
  causeNames,
  severityNames,
  type Cause,
  type Severity,
} from '../src/features/disruption/kinds';
import { perTextField } from '../src/features/disruption/text-fields';
import { allowances } from '../src/features/pages/sections/allowances/schema';
import { notice } from '../src/features/pages/sections/notice/schema';
import type { Kind } from '../src/features/pages/sections/schemas';
import { cardKinds } from '../src/features/places/kinds';
import { clockTime, href as anyHref, slug, weekday } from '../src/schema-parts/common';
import { floors, sides } from '../src/features/floor-plans/location';
import { areaKinds } from '../src/features/floor-plans/schema';
import type { SeasonSpan } from '../src/features/flight-schedule/seasons';
import { byLanguage, type Locale } from '../src/i18n/locales';
import { closingPattern, flightNumberPattern } from '../src/lib/patterns';
import { referencePattern } from '../src/lib/shared-values';
import { iconNames } from '../src/ui/Icon/names';

/** What a schema accepts, and in an editor's words what it expects. */
const expecting = <Schema extends z.ZodType>(what: string, schema: Schema) =>
  z.custom<z.output<Schema>>((value) => schema.safeParse(value).success, `${what} is expected`);

/** What the sample airport is written in; a language beyond these shows the default one's texts until it has its own. */
export const contentLocales = ['uz', 'ru', 'en'] as const satisfies Locale[];
type ContentLocale = (typeof contentLocales)[number];

const inLanguages = (text: z.ZodString) =>
  z.strictObject({
    ...byLanguage(() => text.optional()),
    ...(Object.fromEntries(contentLocales.map((lang) => [lang, text])) as Record<
      ContentLocale,
      z.ZodString
    >),
  });

const words = z.string().trim().min(1, 'words are expected');
const localized = inLanguages(words);
/** A text in each language. */
export type Localized = z.infer<typeof localized>;

/** Markdown: paragraphs, `###` headings, lists, bold, links. */
const markdown = localized;

const name = expecting('a name such as choyxona-registon', slug);
const href = expecting(
  'a path such as /parking/ or an address such as https://example.com/',
  anyHref,
);
const icon = expecting('a name of src/ui/Icon/names.ts', z.enum(iconNames));
const reference = z.string().regex(referencePattern);
const phone = expecting(
  'a number such as +998 00 000 00 00, or {{information-phone}}',
  z
    .string()
    .regex(/^\+998( \d+)+$/)
    .or(reference),
);
const time = expecting('a time such as 06:00', clockTime);
const amount = expecting('a whole number', z.int().nonnegative());
const amountOfTariff = expecting(
  'a whole number, or {{p1-hour}}',
  z.int().nonnegative().transform(String).or(reference),
);
const floor = z.literal(floors);
/** Before or after the security check. */
const side = z.enum(sides);
/** Where a document stands in its list, from 0. */
const order = amount;

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const days = expecting(
  'a list of weekdays (1 is Monday) or daily',
  z.union([z.literal('daily'), z.array(weekday).min(1)]),
).transform((given) => (given === 'daily' ? [...everyDay] : given));

/** `00:00` to `24:00` is around the clock; an end before the start is on the next day. */
const hours = z.array(
  z.strictObject({
    days,
    from: time,
    to: expecting('a time such as 06:00 or 24:00', z.string().regex(closingPattern)),
  }),
);

const link = z.strictObject({ href, text: localized });

/** A shop, a cafe or a duty free counter; its area on the floor plan has its name. */
export const place = z.strictObject({
  kind: z.enum(cardKinds),
  order,
  /** Names of terms. */
  type: name,
  category: name,
  side,
  floor,
  hours,
  phone: phone.optional(),
  title: localized,
  /** What it is, in a line: "Tea house, opposite gate 7". */
  text: localized,
  /** Further words people would search it by. */
  keywords: localized,
  body: markdown,
});

export const service = z.strictObject({
  order,
  icon,
  /** A page that describes it instead of a page of its own: `/parking/`. */
  page: href.optional(),
  side: side.optional(),
  floor: floor.optional(),
  /** Id of its area on the floor plan. */
  area: name.optional(),
  hours,
  phone: phone.optional(),
  title: localized,
  text: localized,
  keywords: localized,
  body: markdown,
});

export const partner = z.strictObject({
  order,
  type: name,
  website: href.optional(),
  phone: phone.optional(),
  title: localized,
  text: localized,
  body: markdown,
});

export const person = z.strictObject({
  order,
  /** Has a page of its own at /airport/{slug}/. */
  page: z.boolean().optional(),
  email: z.email().optional(),
  name: localized,
  position: localized,
  /** When visitors are received. */
  reception: localized.optional(),
  text: localized,
  /** Biography. */
  body: markdown,
});

export const release = z.strictObject({
  type: name,
  /** Days before the day of seeding. */
  daysAgo: amount,
  title: localized,
  /** Two sentences at most. */
  text: localized,
  body: markdown,
});

const section = <Type extends Kind, Shape extends z.ZodRawShape>(blockType: Type, shape: Shape) =>
  z.strictObject({ blockType: z.literal(blockType), anchor: name, ...shape });

const headed = <Type extends Kind, Shape extends z.ZodRawShape>(blockType: Type, shape: Shape) =>
  section(blockType, { heading: localized, ...shape });

const items = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape));

const titled = { title: localized, text: localized };
const wayIcon = z.enum(['bus', 'taxi', 'car', 'train']);
const { cabin, hold } = allowances.schema.shape.items.element.shape;

/** Part of a page. `anchor` is its id on the page, unique there. */
const pageSection = z.discriminatedUnion('blockType', [
  headed('text', { body: markdown }),
  section('notice', { tone: notice.schema.shape.tone, text: localized }),
  headed('facts', { items: items({ value: localized, text: localized }) }),
  headed('cards', {
    text: localized.optional(),
    items: items({ icon, ...titled, href: href.optional() }),
  }),
  headed('accordion', { items: items({ anchor: name, title: localized, body: markdown }) }),
  headed('steps', {
    text: localized.optional(),
    items: items({ ...titled, icon: icon.optional() }),
  }),
  headed('table', {
    text: localized.optional(),
    /** Title of each column. */
    columns: items({ text: localized }),
    rows: items({ cells: items({ text: localized }) }),
    note: localized.optional(),
  }),
  headed('people', { people: z.array(name) }),
  headed('documents', { text: localized.optional(), items: items({ ...titled, href }) }),
  headed('contacts', {
    items: items({
      ...titled,
      phone: phone.optional(),
      email: z.email().optional(),
      hours: localized.optional(),
    }),
  }),
  headed('tabs', {
    items: items({
      /** In the address: `?tab=cip`. */
      value: name,
      ...titled,
      body: markdown,
      facts: items({ term: localized, text: localized }),
      phone: phone.optional(),
      area: name.optional(),
    }),
  }),
  headed('pictograms', { text: localized.optional(), items: items({ icon, ...titled }) }),
  headed('links', { items: items({ href, ...titled }) }),
  headed('allowances', {
    text: localized,
    items: items({
      /** `text` is the condition or the reason. */
      ...titled,
      /** Other names people type. */
      keywords: localized,
      cabin,
      hold,
    }),
  }),
  headed('tariffs', {
    text: localized,
    /** Sums in UZS. A stay costs nothing up to freeMinutes, else each begun hour, at most dayPrice per begun 24 hours. */
    items: items({
      value: name,
      ...titled,
      freeMinutes: amountOfTariff,
      hourPrice: amountOfTariff,
      dayPrice: amountOfTariff,
    }),
    note: localized,
  }),
  headed('transport', {
    text: localized,
    /** Describes the drawn map of the ways to the terminal. */
    alt: localized,
    items: items({
      icon: wayIcon,
      ...titled,
      duration: localized.optional(),
      price: localized,
      body: markdown,
    }),
    /** From where one sets out, the usual one first. */
    origins: items({
      /** In the address: `?from=station`. */
      value: name,
      title: localized,
      trips: items({
        /** The icon of one of the ways. */
        way: wayIcon,
        minutes: amount,
        /** Where it leaves from. */
        text: localized.optional(),
        /** Daily departures, every so many minutes; absent = at any time. */
        first: time.optional(),
        last: time.optional(),
        every: amount.optional(),
      }),
    }),
  }),
  headed('form', {
    text: localized,
    topics: items({ value: name, title: localized }),
    consent: localized,
    privacy: link,
  }),
]);
export type SectionContent = z.infer<typeof pageSection>;

const ofLength = (least: number, most: number) => {
  const expected = `${least} to ${most} characters are expected`;
  return inLanguages(z.string().trim().min(least, expected).max(most, expected));
};

export const page = z.strictObject({
  title: localized,
  /** One or two sentences under the title. */
  lead: localized,
  /** What a search engine shows. */
  meta: z.strictObject({ title: ofLength(1, 60), description: ofLength(90, 160) }),
  /** Further words people would search it by. */
  keywords: localized,
  /** Rules that go out of date: days before seeding when they were checked, and whom to ask. */
  checked: z.strictObject({ daysAgo: amount, source: link }).optional(),
  /** The laws and rules that the text rests on, and their dates; staff see them, the site does not. */
  sources: z.array(z.strictObject({ title: words, on: z.iso.date() })).optional(),
  sections: z.array(pageSection),
});

export const floorPlan = z.strictObject({
  floor,
  title: localized,
  areas: items({
    id: name,
    kind: z.enum(areaKinds),
    title: localized,
    /** Where it is: "Opposite gate 7". */
    text: localized,
    /** The area it is a part of. */
    group: name.optional(),
    side: side.optional(),
  }),
  /** Words on the drawing that name no place: doors, halls, islands. */
  labels: items({ id: name, text: localized }),
});

/** The values of filters and types: of each list, names and their titles. */
export const terms = z.record(z.enum(termLists), z.record(slug, localized));

/** By languages: what visitors search for, and what the site calls it. */
export const synonyms = z.strictObject(
  Object.fromEntries(contentLocales.map((lang) => [lang, z.record(words, words)])),
);

const iata = (length: number) =>
  expecting(
    `an IATA code of ${length} characters, in quotes where they are digits,`,
    z.string().regex(new RegExp(`^[A-Z0-9]{${length}}$`)),
  );

export const cities = items({
  iata: iata(3),
  name: localized,
  /** ISO 3166-1 alpha-2. */
  country: expecting('a country such as UZ', z.string().regex(/^[A-Z]{2}$/)),
  /** IANA name. */
  timeZone: words,
  /** Block time from the airport, stops included. */
  minutes: amount,
});
export type CitySeed = z.infer<typeof cities>[number];

export const airlines = items({
  iata: iata(2),
  name: words,
  /** Minutes before departure. */
  checkInCloses: amount,
});

/** Names of aircraft types by their codes. */
export const aircraft = z.record(iata(3), words);

const flightNumber = expecting(
  'a flight number such as HY 49',
  z.string().regex(flightNumberPattern),
);
const movement = z.strictObject({ number: flightNumber, time });

/** Pairs of flights between the airport and one city, on the same days. Times are airport-local. */
export const rotations = items({
  city: iata(3),
  airline: iata(2),
  aircraft: iata(3),
  /** Weekdays of the flights at this airport. */
  days,
  /** When it lands here. Later than the departure when a based aircraft goes out and comes back. */
  arrival: movement,
  /** When it leaves here. */
  departure: movement,
  codeshares: z
    .strictObject({ arrival: z.array(flightNumber), departure: z.array(flightNumber) })
    .optional(),
  /** Stops. */
  via: z.array(iata(3)).optional(),
  /** Absent = both. */
  seasons: z
    .array(z.enum(['summer', 'winter'] satisfies SeasonSpan['kind'][]))
    .min(1)
    .optional(),
  /** Part of a season in which it flies, as day offsets from the season's start; absent = whole. */
  from: amount.optional(),
  to: amount.optional(),
});
export type Rotation = z.infer<typeof rotations>[number];

/** How many minutes it is on foot from the security check to each gate. */
export const gates = items({ gate: words, walkMinutes: amount });

const situation = z.strictObject(perTextField(() => localized));

/** The site-wide content: a file for each of Payload's globals. */
export const layout = {
  sharedValues: z.array(z.strictObject({ name, value: words, note: words })),
  airport: z.strictObject({
    name: localized,
    shortName: localized,
    kind: localized,
    description: localized,
    code: iata(3),
  }),
  header: z.strictObject({
    temperature: words,
    nav: z.array(link),
    menu: z.array(link.extend({ submenu: z.array(link) })),
    phone: z.strictObject({ text: phone, description: localized }),
    social: items({
      text: words,
      href,
      icon: z.enum(['telegram', 'instagram', 'facebook', 'youtube']),
    }),
    copyright: localized,
    search: z.strictObject({ placeholder: localized, clear: localized, show_all: localized }),
    blind_panel: z.strictObject({
      font_size_text: localized,
      font_size_text_symbols: localized,
      color_scheme_text: localized,
      images_text: localized,
      close_text: localized,
    }),
  }),
  footer: z.strictObject({
    nav: z.array(link),
    copyright: localized,
    site_map: link,
    privacy: link,
    madein: link,
    awards: items({ alt: localized }),
  }),
  cookies: z.strictObject({
    title: localized,
    duration: words,
    description: localized,
    button: localized,
  }),
  message: z.strictObject({ title: localized, description: localized }),
  /** ICU messages; see src/features/disruption/texts.ts. */
  disruptionTexts: z.strictObject({
    causes: z.strictObject(
      Object.fromEntries(causeNames.map((name) => [name, localized])) as Record<
        Cause,
        typeof localized
      >,
    ),
    ...(Object.fromEntries(severityNames.map((name) => [name, situation])) as Record<
      Severity,
      typeof situation
    >),
    allClear: localized,
    allClearAdvice: localized,
  }),
  errorMessages: z.strictObject({ required: localized, email: localized }),
  notFound: z.strictObject({
    title: localized,
    text: localized,
    link,
    meta: z.strictObject({ title: localized, description: localized }),
  }),
};
