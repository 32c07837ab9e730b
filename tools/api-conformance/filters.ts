import { type Card } from '../../src/features/places/schema';
import { cardKinds } from '../../src/features/places/kinds';
import type { Option } from '../../src/schema-parts/common';
import { defaultLocale } from '../../src/i18n/locales';
import type { PressItem } from '../../src/features/press/schema';
import type { Address, Values } from './requests';
import type { Examiner } from './examiner';
import { shown } from './recorder';
import { MAX_ITEMS } from './lists';

/** The value of a list's filter that no item has. */
const NO_VALUE = 'no-such-value';

interface List {
  address: Address<'cardList' | 'pressList'>;
  items: (Card | PressItem)[];
  count: number;
  filters: Record<string, Option[]>;
}

const valueOf = (item: Card | PressItem, name: string): unknown => {
  const option = (item as unknown as Record<string, unknown>)[name];
  return typeof option === 'object' && option !== null && 'value' in option ? option.value : null;
};

async function listOf(
  examiner: Examiner,
  { call, parameters }: List['address'],
  more: Values,
): Promise<List | undefined> {
  const query = { lang: defaultLocale, limit: `${MAX_ITEMS}`, ...more };
  const address = { call, parameters, query };
  const data = await examiner.data(address);
  return data && { address, items: data.items, count: data.count, filters: data.filters ?? {} };
}

/** Compares the reply to one choice with the items of the whole list that have it. */
async function checkChoice(
  examiner: Examiner,
  whole: List,
  name: string,
  value: string,
): Promise<void> {
  const found = await listOf(examiner, whole.address, { [name]: value });
  if (!found) return;
  const { address, items, count } = found;
  const stranger = items.findIndex((item) => valueOf(item, name) !== value);
  const place = `$.data.items[${Math.max(stranger, 0)}].${name}.value`;
  const other = stranger < 0 ? '' : shown(valueOf(items[stranger] as Card, name));
  examiner.check('filter', address, stranger < 0, place, shown(value), other);
  if (whole.count > MAX_ITEMS) return;
  const expected = whole.items.filter((item) => valueOf(item, name) === value).length;
  examiner.check('filter', address, count === expected, '$.data.count', `${expected}`, `${count}`);
}

/** Requests each choice that each select of a list offers. */
async function checkSelects(examiner: Examiner, call: List['address']): Promise<void> {
  const whole = await listOf(examiner, call, {});
  if (!whole) return;
  for (const [name, options] of Object.entries(whole.filters)) {
    const [first, ...choices] = options;
    const at = `$.data.filters.${name}[0].value`;
    const isAll = first?.value === 'all';
    examiner.check('filter-all', whole.address, isAll, at, '"all"', shown(first?.value));
    const all = await listOf(examiner, whole.address, { [name]: 'all' });
    if (all) {
      const { address, count } = all;
      const holds = count === whole.count;
      examiner.check('filter-all', address, holds, '$.data.count', `${whole.count}`, `${count}`);
    }
    const values = choices.map(({ value }) => value).filter((value) => value !== '');
    for (const value of [...values, NO_VALUE]) await checkChoice(examiner, whole, name, value);
  }
}

export async function checkCardFilters(examiner: Examiner): Promise<void> {
  for (const kind of cardKinds) {
    await checkSelects(examiner, { call: 'cardList', parameters: { kind } });
  }
}

export const checkPressFilters = (examiner: Examiner): Promise<void> =>
  checkSelects(examiner, { call: 'pressList' });
