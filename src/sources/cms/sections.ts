import type { Page } from '@/cms/payload-types';
import type { Person, Section } from '@/features/pages/schema';
import { shownSections } from '@/features/pages/shown-sections';
import type { InLanguage } from '@/cms/localized';
import { type LocalText, plain } from '@/lib/local-text';
import { toEmail, toLink, toPhone } from '@/cms/links';

type Block = NonNullable<InLanguage<Page>['sections']>[number];
type BlockOf<Type extends Block['blockType']> = Extract<Block, { blockType: Type }>;

type Rows<Item> = Item[] | null | undefined;

const titled = (item: { title?: LocalText | null; text?: LocalText | null }) => ({
  title: item.title ?? '',
  text: item.text ?? '',
});

/** What blocks are mapped with. */
interface Means {
  /** The members of the leadership that are shown, by their ids. */
  person: (id: number) => Person | undefined;
  /** A formatted text as HTML. */
  toBody: (state: unknown) => LocalText;
}

/** Each block of the CMS as its section of the contract. */
const toSection: {
  [Type in Block['blockType']]: (block: BlockOf<Type>, means: Means) => Section;
} = {
  text: (block, { toBody }) => ({ type: 'text', ...head(block), body: toBody(block.body) }),
  notice: ({ anchor, tone, text }) => ({ type: 'notice', id: anchor, tone, text: text ?? '' }),
  facts: (block) => ({
    type: 'facts',
    ...head(block),
    items: each(block.items, ({ value, text }) => ({ value: value ?? '', text: text ?? '' })),
  }),
  cards: (block) => ({
    type: 'cards',
    ...head(block),
    text: block.text ?? '',
    items: each(block.items, (item) => ({
      ...titled(item),
      icon: item.icon || null,
      href: item.href || null,
    })),
  }),
  accordion: (block, { toBody }) => ({
    type: 'accordion',
    ...head(block),
    items: each(block.items, ({ anchor, title, body }) => ({
      id: anchor,
      title: title ?? '',
      body: toBody(body),
    })),
  }),
  steps: (block) => ({
    type: 'steps',
    ...head(block),
    text: block.text ?? '',
    items: each(block.items, (item) => ({ ...titled(item), icon: item.icon || null })),
  }),
  table: (block) => ({
    type: 'table',
    ...head(block),
    text: block.text ?? '',
    columns: each(block.columns, ({ text }) => text ?? ''),
    rows: each(block.rows, ({ cells }) => each(cells, ({ text }) => text ?? '')),
    note: block.note ?? '',
  }),
  people: (block, { person }) => ({
    type: 'people',
    ...head(block),
    items: (block.people ?? []).flatMap((one) => person(idOf(one)) ?? []),
  }),
  documents: (block) => ({
    type: 'documents',
    ...head(block),
    text: block.text ?? '',
    items: each(block.items, (item) => ({ ...titled(item), href: item.href ?? '' })),
  }),
  contacts: (block) => ({
    type: 'contacts',
    ...head(block),
    items: each(block.items, (item) => ({
      ...titled(item),
      phone: toPhone(item.phone),
      email: toEmail(item.email),
      hours: item.hours ?? '',
    })),
  }),
  tabs: (block, { toBody }) => ({
    type: 'tabs',
    ...head(block),
    items: each(block.items, (item, index) => ({
      ...titled(item),
      value: item.value || String(index + 1),
      body: toBody(item.body),
      facts: each(item.facts, ({ term, text }) => ({ term: term ?? '', text: text ?? '' })),
      phone: toPhone(item.phone),
      place_id: item.area || null,
    })),
  }),
  pictograms: (block) => ({
    type: 'pictograms',
    ...head(block),
    text: block.text ?? '',
    items: each(block.items, (item) => ({ ...titled(item), icon: item.icon ?? '' })),
  }),
  links: (block) => ({
    type: 'links',
    ...head(block),
    items: each(block.items, (item) => ({ ...titled(item), href: item.href ?? '' })),
  }),
  allowances: (block) => ({
    type: 'allowances',
    ...head(block),
    text: block.text ?? '',
    items: each(block.items, (item) => ({
      ...titled(item),
      keywords: plain(item.keywords ?? ''),
      cabin: item.cabin,
      hold: item.hold,
    })),
  }),
  tariffs: (block) => ({
    type: 'tariffs',
    ...head(block),
    text: block.text ?? '',
    note: block.note ?? '',
    items: each(block.items, (item, index) => ({
      ...titled(item),
      value: item.value || String(index + 1),
      free_minutes: item.freeMinutes,
      hour_price: item.hourPrice,
      day_price: item.dayPrice,
    })),
  }),
  transport: (block, { toBody }) => ({
    type: 'transport',
    ...head(block),
    text: block.text ?? '',
    alt: block.alt ?? '',
    items: each(block.items, (item) => ({
      ...titled(item),
      icon: item.icon ?? 'map-pin',
      duration: item.duration ?? '',
      price: item.price ?? '',
      body: toBody(item.body),
    })),
  }),
  form: (block) => ({
    type: 'form',
    ...head(block),
    text: block.text ?? '',
    topics: (block.topics ?? []).flatMap(({ value, title }) =>
      value && title ? [{ value, text: title }] : [],
    ),
    consent: block.consent ?? '',
    privacy: toLink(block.privacy),
  }),
};

function head({ anchor, heading }: { anchor: string; heading?: LocalText | null }) {
  return { id: anchor, heading: heading ?? '' };
}

function each<Item, Result>(
  rows: Rows<Item>,
  map: (item: Item, index: number) => Result,
): Result[] {
  return (rows ?? []).map(map);
}

const idOf = (related: number | { id: number }) =>
  typeof related === 'number' ? related : related.id;

/** The sections that some blocks of the CMS show visitors; a block that says nothing has none. */
export const toSections = (blocks: Rows<Block>, means: Means): Section[] =>
  shownSections(
    (blocks ?? []).map((block) =>
      (toSection[block.blockType] as (block: Block, means: Means) => Section)(block, means),
    ),
  );
