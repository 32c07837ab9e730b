'use client';

import { useLocale, useTranslations } from 'next-intl';
import { GrowingList } from '@/ui/lists/GrowingList';
import type { Card, CardList } from '../schema';
import type { CardKind } from '../kinds';
import { CARDS_A_PAGE } from '@/constants';
import { useList } from '@/ui/lists/use-list';
import { filterOptions } from '../filter-options';
import { placeFilterNames } from '../filters';
import { listPath, localised } from '@/lib/hrefs';
import type { ListFilters } from '@/ui/lists/list-query';
import { placeSummary } from './place-summary';
import { CardPlaceholder, PlaceCard } from './PlaceCard';

interface Props {
  kind: CardKind;
  initial: CardList;
  filters: ListFilters;
  /** Cards the server rendered room for. */
  shown: number;
  /** The moment of rendering, in milliseconds. */
  now: number;
}

/** Shops, cafes or duty free: filters and a list that grows. */
export function PlaceList({ kind, initial, filters, shown, now }: Props) {
  const t = useTranslations('lists');
  const filterWords = useTranslations('filters');
  const filterNames = useTranslations('placeFilters');
  const lang = useLocale();
  const path = localised(listPath(kind), lang);
  const list = useList<Card>({
    path,
    api: `/api/card-list/${kind}`,
    lang,
    pageSize: CARDS_A_PAGE,
    initial: { ...initial, filters, shown },
  });
  const options = initial.filters ?? filterOptions(initial.items, filterNames);
  return (
    <GrowingList
      grid
      list={list}
      form={{
        action: path,
        placeholder: filterWords('search'),
        selects: placeFilterNames.map((name) => ({
          name,
          label: filterNames(`${name}.label`),
          options: options[name],
        })),
      }}
      summary={t('found', { count: list.count })}
      keyOf={({ id }) => id}
      render={(card) => <PlaceCard place={placeSummary(card)} now={now} />}
      placeholder={<CardPlaceholder />}
    />
  );
}
