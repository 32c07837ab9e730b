'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/lists/Empty';
import { ListFilters } from '@/components/lists/ListFilters';
import { ListFoot } from '@/components/lists/ListFoot';
import { Sheet } from '@/components/ui/Sheet/Sheet';
import type { Card, CardKind, CardList } from '@/contract/cards';
import { CARDS_A_PAGE } from '@/contract/query';
import { useList } from '@/hooks/use-list';
import { filterOptions } from '@/lib/filter-options';
import { listPath, localised } from '@/lib/hrefs';
import {
  FIRST_PLACEHOLDERS,
  MORE_PLACEHOLDERS,
  type ListFilters as Filters,
} from '@/lib/list-query';
import styles from './CardGrid.module.scss';
import { placeSummary } from './place-summary';
import { CardPlaceholder, PlaceCard } from './PlaceCard';

interface Props {
  kind: CardKind;
  initial: CardList;
  filters: Filters;
  /** Cards the server rendered room for. */
  shown: number;
  /** The moment of rendering, in milliseconds. */
  now: number;
}

/** Shops, cafes or duty free: filters and a list that grows. */
export function PlaceList({ kind, initial, filters, shown, now }: Props) {
  const t = useTranslations('lists');
  const words = useTranslations('filters');
  const lang = useLocale();
  const path = localised(listPath(kind), lang);
  const list = useList<Card>({
    path,
    api: `/api/card-list/${kind}`,
    lang,
    pageSize: CARDS_A_PAGE,
    initial: { ...initial, filters, shown },
  });
  const options = initial.filters ?? filterOptions(initial.items, words);
  const names = ['area', 'floor', 'type', 'category'] as const;
  const waiting = list.loading ? FIRST_PLACEHOLDERS : list.loadingMore ? MORE_PLACEHOLDERS : 0;
  return (
    <>
      <Sheet>
        <ListFilters
          action={path}
          filters={list.filters}
          placeholder={words('search')}
          selects={names.map((name) => ({
            name,
            label: words(`${name}.label`),
            options: options[name],
          }))}
          onFilter={list.filter}
        />
      </Sheet>
      <div className={styles.body}>
        <p className={styles.count} role="status">
          {list.loading ? t('loading') : !list.failed && t('found', { count: list.count })}
        </p>
        {!list.loading && !list.failed && list.items.length === 0 ? (
          <Empty message={list.message || t('none')} />
        ) : (
          <ul className={styles.grid}>
            {list.items.map((card) => (
              <li key={card.id}>
                <PlaceCard place={placeSummary(card)} now={now} />
              </li>
            ))}
            {Array.from({ length: waiting }, (_, index) => (
              <li key={`waiting-${index}`} data-placeholder>
                <CardPlaceholder />
              </li>
            ))}
          </ul>
        )}
        <ListFoot list={list} />
      </div>
    </>
  );
}
