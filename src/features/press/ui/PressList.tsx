'use client';

import { useLocale, useTranslations } from 'next-intl';
import { GrowingList } from '@/ui/lists/GrowingList';
import type { PressItem, PressList as List } from '../schema';
import { RESULTS_A_PAGE } from '@/constants';
import { useList } from '@/ui/lists/use-list';
import { localised, pressListPath } from '@/lib/hrefs';
import type { ListFilters } from '@/ui/lists/list-query';
import { PressPlaceholder, PressRow } from './PressRow';

interface Props {
  initial: List;
  filters: ListFilters;
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
    ...new Map(
      initial.items.flatMap(({ type }) => (type.value ? [[type.value, type]] : [])),
    ).values(),
  ];
  return (
    <GrowingList
      list={list}
      form={{
        action: path,
        placeholder: words('searchPress'),
        selects: [{ name: 'type', label: words('pressType.label'), options: types }],
      }}
      summary={t('found', { count: list.count })}
      keyOf={({ id }) => id}
      render={(item) => <PressRow item={item} heading="h2" />}
      placeholder={<PressPlaceholder />}
    />
  );
}
