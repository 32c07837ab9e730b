'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Surface } from '@/ui/Surface/Surface';
import type { GrowingListState } from '@/ui/lists/use-list';
import { classes } from '@/lib/classes';
import { PLACEHOLDERS_FIRST, PLACEHOLDERS_MORE } from '@/constants';
import { reveal } from '@/ui/motion/reveal';
import { Live } from '@/ui/Live';
import { Empty } from './Empty';
import styles from './GrowingList.module.scss';
import { isFiltered } from './list-query';
import { ListFilters } from './ListFilters';
import { ListFoot } from './ListFoot';

interface Props<Item> {
  list: GrowingListState<Item>;
  form: Omit<ComponentProps<typeof ListFilters>, 'filters' | 'onFilter'>;
  /** How many there are, in words. */
  summary: string;
  /** The summary is the heading of what follows. */
  headed?: boolean;
  /** Cards side by side instead of rows. */
  grid?: boolean;
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Holds an item's room while it loads. */
  placeholder: ReactNode;
  /** Ways on where there is nothing, below the message. */
  whenEmpty?: ReactNode;
}

/** Filters, the items they leave, placeholders for those on their way, and load more. */
export function GrowingList<Item>(props: Props<Item>) {
  const { list, form, summary, headed = false, grid = false } = props;
  const { keyOf, render, placeholder, whenEmpty } = props;
  const t = useTranslations('lists');
  const { items, loading, loadingMore, failed } = list;
  const waiting = loading ? PLACEHOLDERS_FIRST : loadingMore ? PLACEHOLDERS_MORE : 0;
  const said = loading ? t('loading') : failed ? '' : summary;
  return (
    <>
      {isFiltered(list.filters) && <Live />}
      <Surface>
        <ListFilters {...form} filters={list.filters} onFilter={list.filter} />
      </Surface>
      <div className={styles.body}>
        <div role="status" className={classes(styles.summary, headed && styles.headed)}>
          {headed && said ? <h2>{said}</h2> : said}
        </div>
        {!loading && !failed && items.length === 0 ? (
          <>
            <Empty message={list.message || t('none')} />
            {whenEmpty && <div className={styles.ways}>{whenEmpty}</div>}
          </>
        ) : (
          <ul className={classes(grid && styles.grid)} {...reveal({ sequence: true })}>
            {items.map((item) => (
              <li key={keyOf(item)}>{render(item)}</li>
            ))}
            {Array.from({ length: waiting }, (_, index) => (
              <li key={`waiting-${index}`} data-placeholder>
                {placeholder}
              </li>
            ))}
          </ul>
        )}
        <ListFoot list={list} />
      </div>
    </>
  );
}
