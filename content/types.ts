import type { CardKind } from '../src/features/places/kinds';
import type { AreaKind } from '../src/features/plans/schema';
import type { Locale } from '../src/i18n/locales';

/** What the sample airport is written in; a language beyond these shows the default one's texts until it has its own. */
export const contentLocales = ['uz', 'ru', 'en'] as const satisfies Locale[];

/** A text in each language. The Uzbek one is Latin script with U+02BB in oʻ, gʻ and U+02BC elsewhere. */
export type Localized = Record<(typeof contentLocales)[number], string> &
  Partial<Record<Locale, string>>;

/**
 * Markdown: paragraphs, `###` headings, lists, bold, links to `/paths/` or `https://` addresses.
 * `{year}` is replaced by the year of seeding, `{date:-14}` by the date so many days from it in words.
 */
export type Markdown = Localized;

/** A url-safe name: `choyxona-registon`. */
export type Slug = string;

export interface LinkContent {
  /** A locale-free path with a slash at both ends, `https://…`, `tel:…` or `mailto:…`. */
  href: string;
  text: Localized;
}

export interface Hours {
  /** 1 Monday … 7 Sunday. */
  days: number[];
  /** `06:00`; `00:00` to `24:00` is around the clock, `to` before `from` ends the next day. */
  from: string;
  to: string;
}

export const daily = (from: string, to: string): Hours[] => [
  { days: [1, 2, 3, 4, 5, 6, 7], from, to },
];
export const aroundTheClock: Hours[] = daily('00:00', '24:00');

/** What a search engine shows: title up to 60 characters, description 90 to 160. */
export interface Meta {
  title: Localized;
  description: Localized;
}

export type PlaceKind = CardKind;

/** Before or after the security check. */
export type Side = 'before' | 'after';

export interface PlaceContent {
  kind: PlaceKind;
  slug: Slug;
  title: Localized;
  /** What it is, in a line: "Tea house, opposite gate 7". */
  text: Localized;
  body: Markdown;
  side: Side;
  floor: 1 | 2 | 3;
  /** Slugs of terms. */
  type: Slug;
  category: Slug;
  hours: Hours[];
  /** Shown as `+998 00 000 00 00`. */
  phone?: string;
  /** Id of its area on the floor plan. */
  area: Slug;
  /** Further words people would search it by. */
  keywords: Localized;
}

/** A value of a filter: a type or category of places, or a type of press releases. */
export interface TermContent {
  list: 'place-type' | 'place-category' | 'press-type' | 'partner-type';
  slug: Slug;
  title: Localized;
}

export interface PressContent {
  slug: Slug;
  type: Slug;
  /** Days before the day of seeding. */
  daysAgo: number;
  title: Localized;
  /** Two sentences at most. */
  text: Localized;
  body: Markdown;
}

export interface ServiceContent {
  slug: Slug;
  title: Localized;
  text: Localized;
  body: Markdown;
  /** Name of an icon. */
  icon: string;
  hours: Hours[];
  phone?: string;
  side?: Side;
  floor?: 1 | 2 | 3;
  /** Id of its area on the floor plan. */
  area?: Slug;
  /** A page that describes it instead of a page of its own: `/parking/`. */
  page?: string;
  keywords: Localized;
}

export interface PartnerContent {
  slug: Slug;
  type: Slug;
  title: Localized;
  text: Localized;
  body: Markdown;
  website?: string;
  phone?: string;
}

export interface PersonContent {
  slug: Slug;
  name: Localized;
  position: Localized;
  text: Localized;
  /** Biography. */
  body: Markdown;
  email?: string;
  /** When visitors are received. */
  reception?: Localized;
  /** Has a page of its own at /airport/{slug}/. */
  page?: boolean;
}

/** Part of a page. `anchor` is its id on the page, unique there. */
interface Part {
  anchor: Slug;
  heading: Localized;
}

export type Verdict = 'yes' | 'limited' | 'no';

export type SectionContent =
  | (Part & { blockType: 'text'; body: Markdown })
  | (Omit<Part, 'heading'> & { blockType: 'notice'; tone: 'info' | 'warn'; text: Localized })
  | (Part & { blockType: 'facts'; items: { value: Localized; text: Localized }[] })
  | (Part & {
      blockType: 'cards';
      text?: Localized;
      items: { icon: string; title: Localized; text: Localized; href?: string }[];
    })
  | (Part & {
      blockType: 'accordion';
      items: { anchor: Slug; title: Localized; body: Markdown }[];
    })
  | (Part & {
      blockType: 'steps';
      text?: Localized;
      items: { title: Localized; text: Localized; icon?: string }[];
    })
  | (Part & {
      blockType: 'table';
      text?: Localized;
      /** Title of each column. */
      columns: { text: Localized }[];
      rows: { cells: { text: Localized }[] }[];
      note?: Localized;
    })
  | (Part & { blockType: 'people'; people: Slug[] })
  | (Part & {
      blockType: 'documents';
      text?: Localized;
      items: { title: Localized; text: Localized; href: string }[];
    })
  | (Part & {
      blockType: 'contacts';
      items: {
        title: Localized;
        text: Localized;
        phone?: string;
        email?: string;
        hours?: Localized;
      }[];
    })
  | (Part & {
      blockType: 'tabs';
      items: {
        /** In the address: `?tab=cip`. */
        value: Slug;
        title: Localized;
        text: Localized;
        body: Markdown;
        facts: { term: Localized; text: Localized }[];
        phone?: string;
        area?: Slug;
      }[];
    })
  | (Part & {
      blockType: 'pictograms';
      text?: Localized;
      items: { icon: string; title: Localized; text: Localized }[];
    })
  | (Part & {
      blockType: 'links';
      items: { href: string; title: Localized; text: Localized }[];
    })
  | (Part & {
      blockType: 'allowances';
      text: Localized;
      items: {
        title: Localized;
        /** Other names people type. */
        keywords: Localized;
        cabin: Verdict;
        hold: Verdict;
        /** The condition or the reason. */
        text: Localized;
      }[];
    })
  | (Part & {
      blockType: 'tariffs';
      text: Localized;
      /** Sums in UZS. A stay costs nothing up to freeMinutes, else each begun hour, at most dayPrice per begun 24 hours. */
      items: {
        value: Slug;
        title: Localized;
        text: Localized;
        freeMinutes: number;
        hourPrice: number;
        dayPrice: number;
      }[];
      note: Localized;
    })
  | (Part & {
      blockType: 'transport';
      text: Localized;
      /** Describes the drawn map of the ways to the terminal. */
      alt: Localized;
      items: {
        icon: 'bus' | 'taxi' | 'car' | 'train';
        title: Localized;
        text: Localized;
        duration: Localized;
        price: Localized;
        body: Markdown;
      }[];
    })
  | (Part & {
      blockType: 'form';
      text: Localized;
      topics: { value: Slug; title: Localized }[];
      consent: Localized;
      privacy: LinkContent;
    });

export interface PageContent {
  /** The route with `/` written as `--`: `passengers--baggage`; the home page is `home`. */
  slug: Slug;
  title: Localized;
  /** One or two sentences under the title. */
  lead: Localized;
  /** Rules that go out of date: days before seeding when they were checked, and whom to ask. */
  checked?: { daysAgo: number; source: LinkContent };
  sections: SectionContent[];
  meta: Meta;
  /** Further words people would search it by. */
  keywords: Localized;
}

export interface AreaContent {
  id: Slug;
  kind: AreaKind;
  title: Localized;
  /** Where it is: "Opposite gate 7". */
  text: Localized;
  /** The area it is a part of. */
  group?: Slug;
  side?: Side;
}

export interface FloorContent {
  floor: 1 | 2 | 3;
  title: Localized;
  areas: AreaContent[];
  /** Words on the drawing that name no place: doors, halls, islands. */
  labels: { id: Slug; text: Localized }[];
}
