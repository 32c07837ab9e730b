import { defaultLocale } from '../../src/i18n/locales';
import type { Examiner } from './examiner';
import { shown } from './recorder';
import { MAX_ITEMS } from './lists';

/** Releases whose neighbours are checked. */
const RELEASES_CHECKED = 20;

/** The order of the list, and the releases that each one leads to. */
export async function checkOrder(examiner: Examiner): Promise<void> {
  const query = { lang: defaultLocale, limit: `${MAX_ITEMS}` };
  const address = { call: 'pressList', query } as const;
  const dates = (await examiner.data(address))?.items.flatMap(({ date }) => date ?? []);
  if (!dates) return;
  const late = dates.findIndex((date, index) => date > (dates[index - 1] ?? date));
  const place = `$.data.items[${Math.max(late, 0)}].date`;
  const expected = `not after ${dates[late - 1] ?? ''}`;
  examiner.check('newest-first', address, late < 0, place, expected, shown(dates[late]));
}

/** That `previous` and `next` of a release are those of the list. */
export async function checkNeighbours(examiner: Examiner): Promise<void> {
  const query = { lang: defaultLocale, limit: `${MAX_ITEMS}` };
  const list = await examiner.data({ call: 'pressList', query });
  if (!list || list.count > MAX_ITEMS) return;
  const { items } = list;
  for (const [index, { id, date }] of items.slice(0, RELEASES_CHECKED).entries()) {
    // Two releases of one day may come in either order.
    const around = [items[index - 1], items[index + 1]];
    if (around.some((other) => other?.date === date)) continue;
    const address = {
      call: 'press',
      parameters: { id },
      query: { lang: defaultLocale },
    } as const;
    const release = await examiner.data(address);
    if (!release) continue;
    for (const [name, other] of [
      ['next', items[index - 1]],
      ['previous', items[index + 1]],
    ] as const) {
      const found = release[name]?.href ?? null;
      const expected = other?.href ?? null;
      const holds = found === expected;
      examiner.check('neighbours', address, holds, `$.data.${name}`, shown(expected), shown(found));
    }
  }
}
