'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Empty } from '@/components/lists/Empty';
import { ListFilters } from '@/components/lists/ListFilters';
import { ListFoot } from '@/components/lists/ListFoot';
import { PressPlaceholder } from '@/components/press/PressRow';
import { Sheet } from '@/components/ui/Sheet/Sheet';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { RESULTS_A_PAGE } from '@/contract/query';
import type { SearchItem, SearchResults } from '@/contract/search';
import { useList } from '@/hooks/use-list';
import { localised, searchPath } from '@/lib/hrefs';
import {
  FIRST_PLACEHOLDERS,
  MORE_PLACEHOLDERS,
  type ListFilters as Filters,
} from '@/lib/list-query';
import styles from './SearchList.module.scss';

interface Props {
  initial: SearchResults;
  filters: Filters;
  shown: number;
}

/** What the site has on a search, sorted as chosen; matches are marked. */
export function SearchList({ initial, filters, shown }: Props) {
  const t = useTranslations('search');
  const lists = useTranslations('lists');
  const lang = useLocale();
  const path = localised(searchPath, lang);
  const list = useList<SearchItem>({
    path,
    api: '/api/search',
    lang,
    pageSize: RESULTS_A_PAGE,
    initial: { ...initial, filters, shown },
  });
  const sorts = [
    { value: 'none', text: t('sortNone') },
    { value: 'date', text: t('sortDate') },
    { value: 'title', text: t('sortTitle') },
  ];
  const query = list.filters.search?.trim() ?? '';
  const waiting = list.loading ? FIRST_PLACEHOLDERS : list.loadingMore ? MORE_PLACEHOLDERS : 0;
  return (
    <>
      <Sheet>
        <ListFilters
          action={path}
          filters={list.filters}
          placeholder={t('placeholder')}
          selects={[{ name: 'sort', label: t('sort'), options: sorts }]}
          onFilter={list.filter}
        />
      </Sheet>
      <div className={styles.body}>
        <div role="status">
          <h2 className={styles.title}>
            {list.loading
              ? lists('loading')
              : query && !list.failed
                ? t('header', { count: list.count, query })
                : t('headerEmpty')}
          </h2>
        </div>
        {!list.loading && !list.failed && list.items.length === 0 ? (
          <Empty message={list.message || t('none')} />
        ) : (
          <ol>
            {list.items.map((item) => (
              <li key={item.link} className={styles.result}>
                <p className={styles.type}>{item.type.text}</p>
                <h3>
                  <SiteLink href={item.link}>
                    <span dangerouslySetInnerHTML={{ __html: item.title }} />
                  </SiteLink>
                </h3>
                <p dangerouslySetInnerHTML={{ __html: item.text }} />
              </li>
            ))}
            {Array.from({ length: waiting }, (_, index) => (
              <li key={`waiting-${index}`} data-placeholder>
                <PressPlaceholder />
              </li>
            ))}
          </ol>
        )}
        <ListFoot list={list} />
      </div>
    </>
  );
}
