import type { SearchParams } from '@/lib/search-params';

/** What Next gives every page of the site. */
export interface SitePageProps {
  params: Promise<{ locale: string }>;
}

/** And one that reads the query of its address. */
export interface ListPageProps extends SitePageProps {
  searchParams: Promise<SearchParams>;
}

/** And one of an item. */
export interface ItemPageProps {
  params: Promise<{ locale: string; id: string }>;
}

/** And one of a kind of places. */
export interface KindPageProps {
  params: Promise<{ locale: string; kind: string }>;
}

export interface PlacePageProps {
  params: Promise<{ locale: string; kind: string; id: string }>;
}
