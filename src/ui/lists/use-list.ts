'use client';

import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { fetchData } from '@/lib/fetch-data';
import { listHref, listUrl, type ListFilters } from '@/ui/lists/list-query';
import type { LocalText } from '@/lib/local-text';

interface Page<Item> {
  items: Item[];
  count: number;
  /** There are more, of which no more is known. */
  more_than_count?: boolean;
  message: LocalText;
}

interface Options<Item> {
  /** The list's page on the site, with locale. */
  path: string;
  /** The call that answers it. */
  api: string;
  lang: string;
  pageSize: number;
  /** What the server rendered. */
  initial: Page<Item> & { filters: ListFilters; shown: number };
  fetcher?: (url: string) => Promise<Page<Item>>;
}

/** A filtered list as it stands, and what can be done with it. */
export interface GrowingListState<Item> extends Page<Item> {
  filters: ListFilters;
  /** Nothing is there yet. */
  loading: boolean;
  /** A further page is on its way. */
  loadingMore: boolean;
  failed: boolean;
  hasMore: boolean;
  /** The longer page, for visitors without JavaScript. */
  moreHref: string;
  more: () => void;
  filter: (filters: ListFilters) => void;
  retry: () => void;
}

const sameFilters = (one: ListFilters, other: ListFilters) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A filtered list that grows by pages: the server's items first, further pages and other filters
 * from the site's API. The address always holds the state, so that it can be shared and reloaded.
 */
export function useList<Item>({
  path,
  api,
  lang,
  pageSize,
  initial,
  fetcher = fetchData as (url: string) => Promise<Page<Item>>,
}: Options<Item>): GrowingListState<Item> {
  const [filters, setFilters] = useState(initial.filters);
  const rendered = sameFilters(filters, initial.filters);
  const pages = Array.from({ length: Math.ceil(initial.shown / pageSize) }, (_, index) => ({
    ...initial,
    items: initial.items.slice(index * pageSize, (index + 1) * pageSize),
  }));
  const pageUrl = (of: ListFilters, index: number) =>
    listUrl(api, { filters: of, lang, offset: index * pageSize, limit: pageSize });
  const { data, error, size, setSize, isLoading, mutate } = useSWRInfinite(
    (index: number) => pageUrl(filters, index),
    fetcher,
    {
      initialSize: rendered ? pages.length : 1,
      fallbackData: rendered ? pages : undefined,
      revalidateFirstPage: false,
      revalidateOnMount: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      // Pages that are there stay; one that failed for want of a connection is asked again.
      revalidateOnReconnect: true,
    },
  );

  // A further page is asked alone: what the server rendered is known already.
  const { mutate: remember } = useSWRConfig();
  useEffect(() => {
    pages.forEach((page, index) => {
      void remember(pageUrl(initial.filters, index), page, { revalidate: false });
    });
    // Once, with what was rendered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const show = (state: { filters: ListFilters; shown: number }) =>
    history.replaceState(null, '', listHref(path, state, pageSize));

  const items = (data ?? []).flatMap((page) => page.items);
  const total = data?.[0]?.count ?? 0;
  return {
    items,
    count: total,
    more_than_count: data?.[0]?.more_than_count,
    message: data?.[0]?.message ?? '',
    filters,
    loading: isLoading && !data,
    loadingMore: Boolean(data) && !error && size > (data?.length ?? 0),
    failed: Boolean(error),
    hasMore: items.length < total,
    moreHref: listHref(path, { filters, shown: size * pageSize + pageSize }, pageSize),
    more() {
      show({ filters, shown: (size + 1) * pageSize });
      void setSize(size + 1);
    },
    filter(next: ListFilters) {
      setFilters(next);
      show({ filters: next, shown: pageSize });
    },
    retry: () => void mutate(),
  };
}
