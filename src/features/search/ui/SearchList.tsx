'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GrowingList } from '@/ui/lists/GrowingList';
import { PressPlaceholder } from '@/features/press/ui/PressRow';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { RESULTS_A_PAGE } from '@/constants';
import { kindIcon } from '../kinds';
import type { SearchItem, SearchResults } from '../schema';
import { useList } from '@/ui/lists/use-list';
import { localised, searchPath } from '@/lib/hrefs';
import { htmlProps } from '@/lib/html-props';
import type { ListFilters } from '@/ui/lists/list-query';
import styles from './SearchList.module.scss';

interface Props {
  initial: SearchResults;
  filters: ListFilters;
  shown: number;
  /** Ways on where nothing was found. */
  whenEmpty?: ReactNode;
}

/** What the site has on a search, sorted as chosen; matches are marked. */
export function SearchList({ initial, filters, shown, whenEmpty }: Props) {
  const t = useTranslations('search');
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
  const header = list.more_than_count ? 'headerMore' : 'header';
  return (
    <GrowingList
      headed
      list={list}
      form={{
        action: path,
        placeholder: t('placeholder'),
        submit: t('find'),
        selects: [{ name: 'sort', label: t('sort'), options: sorts }],
      }}
      summary={query ? t(header, { count: list.count, query }) : ''}
      keyOf={({ link }) => link}
      render={(item) => <Result item={item} />}
      placeholder={<PressPlaceholder />}
      whenEmpty={whenEmpty}
    />
  );
}

function Result({ item }: { item: SearchItem }) {
  return (
    <div className={styles.result}>
      {item.type.text && (
        <p className={styles.type}>
          <Icon name={kindIcon(item.type.value)} size={18} />
          <Text of={item.type.text} />
        </p>
      )}
      <h3>
        <SiteLink href={item.link}>
          <span {...htmlProps(item.title)} />
        </SiteLink>
      </h3>
      {item.text && <p {...htmlProps(item.text)} />}
    </div>
  );
}
