'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/lists/Empty';
import { ListFilters } from '@/components/lists/ListFilters';
import { ListFoot } from '@/components/lists/ListFoot';
import { Sheet } from '@/components/ui/Sheet/Sheet';
import type { PressItem, PressList as List } from '@/contract/press';
import { RESULTS_A_PAGE } from '@/contract/query';
import { useList } from '@/hooks/use-list';
import { localised, pressListPath } from '@/lib/hrefs';
import {
  FIRST_PLACEHOLDERS,
  MORE_PLACEHOLDERS,
  type ListFilters as Filters,
} from '@/lib/list-query';
import styles from './PressList.module.scss';
import { PressPlaceholder, PressRow } from './PressRow';

interface Props {
  initial: List;
  filters: Filters;
  shown: number;
}

/** Press releases, newest first, by topic and search. */
export function PressList({ initial, filters, shown }: Props) {
  const t = useTranslations('lists');
  const words = useTranslations('filters');
  const lang = useLocale();
  const path = localised(pressListPath, lang);
  const list = useList<PressItem>({
    path,
    api: '/api/press',
    lang,
    pageSize: RESULTS_A_PAGE,
    initial: { ...initial, filters, shown },
  });
  const types = initial.filters?.type ?? [
    { value: 'all', text: words('pressType.all') },
    ...new Map(initial.items.map(({ type }) => [type.value, type])).values(),
  ];
  const waiting = list.loading ? FIRST_PLACEHOLDERS : list.loadingMore ? MORE_PLACEHOLDERS : 0;
  return (
    <>
      <Sheet>
        <ListFilters
          action={path}
          filters={list.filters}
          placeholder={words('searchPress')}
          selects={[{ name: 'type', label: words('pressType.label'), options: types }]}
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
          <ul>
            {list.items.map((item) => (
              <li key={item.id}>
                <PressRow item={item} heading="h2" />
              </li>
            ))}
            {Array.from({ length: waiting }, (_, index) => (
              <li key={`waiting-${index}`} data-placeholder>
                <PressPlaceholder />
              </li>
            ))}
          </ul>
        )}
        <ListFoot list={list} />
      </div>
    </>
  );
}
