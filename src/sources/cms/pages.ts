import type { Page, Person as PersonDoc, Redirect } from '@collections/payload-types';
import type { Locale } from '@/contract/locale';
import type { PageMeta } from '@/contract/pages';
import type { PageIndex, PageReply, Person, PersonReply, Section } from '@/contract/sections';
import { pagePath, personPath } from '@/lib/hrefs';
import { toBody } from '../rich-text';
import { cms } from './cms';
import {
  documentsIn,
  kept,
  toEmail,
  toImage,
  toLink,
  toPhone,
  untranslatedIn,
  wholeIn,
} from './read';

type Block = NonNullable<Page['sections']>[number];
type BlockOf<Type extends Block['blockType']> = Extract<Block, { blockType: Type }>;

type Rows<Item> = Item[] | null | undefined;

const titled = (item: { title?: string | null; text?: string | null }) => ({
  title: item.title ?? '',
  text: item.text ?? '',
});

/** Each block of the CMS as its section of the contract. */
const toSection: {
  [Type in Block['blockType']]: (
    block: BlockOf<Type>,
    people: ReadonlyMap<number, Person>,
  ) => Section;
} = {
  text: (block) => ({ type: 'text', ...head(block), body: toBody(block.body) }),
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
  accordion: (block) => ({
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
  people: (block, people) => ({
    type: 'people',
    ...head(block),
    items: (block.people ?? []).flatMap((person) => people.get(idOf(person)) ?? []),
  }),
  documents: (block) => ({
    type: 'documents',
    ...head(block),
    text: block.text ?? '',
    items: each(block.items, (item) => ({ ...titled(item), href: item.href })),
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
  tabs: (block) => ({
    type: 'tabs',
    ...head(block),
    items: each(block.items, (item) => ({
      ...titled(item),
      value: item.value ?? '',
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
    items: each(block.items, (item) => ({ ...titled(item), href: item.href })),
  }),
  allowances: (block) => ({
    type: 'allowances',
    ...head(block),
    text: block.text ?? '',
    items: each(block.items, (item) => ({
      ...titled(item),
      keywords: item.keywords ?? '',
      cabin: item.cabin,
      hold: item.hold,
    })),
  }),
  tariffs: (block) => ({
    type: 'tariffs',
    ...head(block),
    text: block.text ?? '',
    note: block.note ?? '',
    items: each(block.items, (item) => ({
      ...titled(item),
      value: item.value ?? '',
      free_minutes: item.freeMinutes,
      hour_price: item.hourPrice,
      day_price: item.dayPrice,
    })),
  }),
  transport: (block) => ({
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
    privacy: block.privacy?.href && block.privacy.text ? toLink(block.privacy) : null,
  }),
};

function head({ anchor, heading }: { anchor: string; heading?: string | null }) {
  return { id: anchor, heading: heading ?? '' };
}

function each<Item, Result>(rows: Rows<Item>, map: (item: Item) => Result): Result[] {
  return (rows ?? []).map(map);
}

const idOf = (related: number | { id: number }) =>
  typeof related === 'number' ? related : related.id;

/** What search engines and messengers show; the page's own words where none are written. */
export function toMeta(
  meta: Page['meta'],
  own: { title?: string | null; text?: string | null },
): PageMeta {
  return {
    pageTitle: meta?.title || own.title || '',
    pageDescription: meta?.description || own.text || '',
    pageImage: toImage(meta?.image)?.src ?? null,
  };
}

function toPerson(person: PersonDoc): Person {
  return {
    id: person.slug,
    name: person.name ?? '',
    position: person.position ?? '',
    text: person.text ?? '',
    image: toImage(person.portrait),
    href: person.page ? personPath(person.slug) : null,
  };
}

const peopleIn = (lang: Locale) => documentsIn<PersonDoc>('people', lang, 'order');

export async function page(slug: string, lang: Locale): Promise<PageReply | null> {
  const listed = (await documentsIn<Page>('pages', lang)).find((doc) => doc.slug === slug);
  if (!listed) return null;
  const found = await wholeIn<Page>('pages', listed, lang);
  const people = new Map((await peopleIn(lang)).map((doc) => [doc.id, toPerson(doc)]));
  const { title, lead, checked } = found;
  return {
    page: {
      slug,
      title: title ?? '',
      lead: lead ?? '',
      checked: checked?.on
        ? {
            on: checked.on,
            source: checked.href ? { href: checked.href, text: checked.text ?? '' } : null,
          }
        : null,
      sections: (found.sections ?? []).map((block) =>
        (toSection[block.blockType] as (block: Block, people: Map<number, Person>) => Section)(
          block,
          people,
        ),
      ),
      ...(await untranslatedIn('pages', listed, lang)),
    },
    meta: toMeta(found.meta, { title, text: lead }),
  };
}

export async function pages(lang: Locale): Promise<PageIndex> {
  const found = await documentsIn<Page>('pages', lang);
  return {
    items: found.map(({ slug, title, lead }) => ({
      slug,
      title: title ?? '',
      text: lead ?? '',
      href: pagePath(slug),
    })),
  };
}

/** A member of the leadership who has a page of their own. */
export async function person(id: string, lang: Locale): Promise<PersonReply | null> {
  const listed = (await peopleIn(lang)).find(({ slug, page: own }) => slug === id && own);
  if (!listed) return null;
  const found = await wholeIn<PersonDoc>('people', listed, lang);
  const { body, email, reception } = found;
  return {
    item: {
      ...toPerson(found),
      body: toBody(body),
      email: toEmail(email),
      reception: reception ?? '',
      ...(await untranslatedIn('people', listed, lang)),
    },
  };
}

const redirects = kept('redirects', async () => {
  const { docs } = await (
    await cms()
  ).find({ collection: 'redirects', overrideAccess: false, pagination: false, depth: 1 });
  return docs.map(({ from, to }: Redirect) => ({ from, to: targetOf(to) }));
});

function targetOf(to: Redirect['to']): string {
  if (to?.type === 'custom') return to.url ?? '';
  const value = to?.reference?.value;
  return typeof value === 'object' ? pagePath(value.slug) : '';
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Where editors moved a path of the site to, without locale; null where they did not. */
export async function redirect(path: string): Promise<string | null> {
  const found = (await redirects()).find(({ from }) => withoutSlash(from) === withoutSlash(path));
  return found?.to || null;
}
