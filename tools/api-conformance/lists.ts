import { CARDS_A_PAGE, RESULTS_A_PAGE } from '../../src/constants';
import { cardKinds } from '../../src/features/places/kinds';
import { defaultLocale } from '../../src/i18n/locales';
import type { Address, Values } from './requests';
import type { Examiner } from './examiner';
import { foundWord } from './examples';
import { shown } from './recorder';

type ListName = 'cardList' | 'pressList' | 'search';
export type ListAddress = Address<ListName>;

export interface Item {
  /** What the item is known by: its id, or its link where it has none. */
  id: string;
  title: string;
}
export interface Page {
  items: Item[];
  count: number;
}

/** Maximum items of one reply. */
export const MAX_ITEMS = 100;
/** Maximum pages requested of one list. */
const MAX_PAGES = 12;

/** A page of a list, whichever it is; undefined where it has another shape. */
export async function pageOf(
  examiner: Examiner,
  { query, ...list }: ListAddress,
  more: Values = {},
): Promise<Page | undefined> {
  const address = { ...list, query: { lang: defaultLocale, ...query, ...more } };
  const data = await examiner.data(address);
  if (!data) return undefined;
  const items = data.items.map((item) => ({
    id: 'id' in item ? item.id : item.link,
    title: item.title,
  }));
  return { items, count: data.count };
}

/** Every list that is paged; the search with a word that it finds. */
export async function pagedLists(examiner: Examiner, call: ListName): Promise<ListAddress[]> {
  if (call === 'cardList') return cardKinds.map((kind) => ({ call, parameters: { kind } }));
  if (call === 'pressList') return [{ call }];
  const search = await foundWord(examiner, defaultLocale);
  return search ? [{ call, query: { search } }] : [];
}

const ids = (page: Page | undefined) => (page?.items ?? []).map(({ id }) => id);

/** Requests all pages of a list, one after the other. */
async function walk(examiner: Examiner, list: ListAddress, size: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let at = 0; at < MAX_PAGES; at += 1) {
    const page = await pageOf(examiner, list, { limit: `${size}`, offset: `${at * size}` });
    if (!page) break;
    pages.push(page);
    if (page.items.length < size || (at + 1) * size >= page.count) break;
  }
  return pages;
}

/** Checks the default page, `limit` and `offset` of a list against the whole list. */
async function checkList(examiner: Examiner, list: ListAddress): Promise<void> {
  const whole = await pageOf(examiner, list, { limit: `${MAX_ITEMS}` });
  if (!whole) return;
  const { count } = whole;
  const says = (
    rule: 'limit' | 'default-limit' | 'count' | 'offset-skips' | 'pages-repeat',
    more: Values,
    at: string,
    expected: unknown,
    found: unknown,
  ) => {
    const address = { ...list, query: { lang: defaultLocale, ...list.query, ...more } };
    const holds = shown(expected) === shown(found);
    examiner.check(rule, address, holds, at, shown(expected), shown(found));
  };
  const max = { limit: `${MAX_ITEMS}` };
  says('limit', max, '$.data.items', Math.min(count, MAX_ITEMS), whole.items.length);

  const byDefault = await pageOf(examiner, list);
  const size = list.call === 'cardList' ? CARDS_A_PAGE : RESULTS_A_PAGE;
  if (byDefault) {
    says('default-limit', {}, '$.data.items', Math.min(count, size), byDefault.items.length);
    says('count', {}, '$.data.count', count, byDefault.count);
  }
  const one = { limit: '1' };
  const first = await pageOf(examiner, list, one);
  if (first) says('limit', one, '$.data.items', ids(whole).slice(0, 1), ids(first));
  const other = { limit: '1', offset: '1' };
  const second = await pageOf(examiner, list, other);
  if (second) says('offset-skips', other, '$.data.items', ids(whole).slice(1, 2), ids(second));
  const past = { offset: `${count}` };
  const none = await pageOf(examiner, list, past);
  if (none) {
    says('offset-skips', past, '$.data.items', [], ids(none));
    says('count', past, '$.data.count', count, none.count);
  }

  const step = count > MAX_ITEMS ? MAX_ITEMS : size;
  const walked = await walk(examiner, list, step);
  const all = walked.flatMap(ids);
  const pages = { limit: `${step}`, offset: '0' };
  const inOrder = all.slice(0, MAX_ITEMS);
  says('offset-skips', pages, '$.data.items', ids(whole).slice(0, inOrder.length), inOrder);
  const repeated = all.filter((id, index) => all.indexOf(id) !== index);
  says('pages-repeat', pages, '$.data.items', [], repeated);
  says('count', pages, '$.data.count', all.length, Math.min(count, MAX_PAGES * step));
}

export async function checkPaging(examiner: Examiner, call: ListName): Promise<void> {
  for (const list of await pagedLists(examiner, call)) await checkList(examiner, list);
}
