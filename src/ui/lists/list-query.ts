/** The filters of a list as they stand in its address; what is the default is left out. */
export type ListFilters = Record<string, string>;

/** As many items as one reply of the contract may hold. */
const MOST = 100;

/** What of a list an address asks for. */
export interface ListState {
  filters: ListFilters;
  /** Items shown, whole pages: load more adds one. */
  shown: number;
}

const isDefault = (value: string) => value === '' || value === 'all' || value === 'none';

/** Whether a list is no longer as it is first opened. */
export const isFiltered = (filters: ListFilters): boolean =>
  Object.values(filters).some((value) => !isDefault(value.trim()));

/** The address of a list in a state; the first page needs no `shown`. */
export function listHref(path: string, { filters, shown }: ListState, pageSize: number): string {
  const query = new URLSearchParams(
    Object.entries(filters).filter(([, value]) => !isDefault(value.trim())),
  );
  if (shown > pageSize) query.set('shown', String(shown));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** How many items an address asks for: whole pages, at most what one reply may hold. */
export function shownOf(value: string | string[] | undefined, pageSize: number): number {
  const asked = Number(Array.isArray(value) ? value[0] : value);
  if (!Number.isInteger(asked) || asked <= pageSize) return pageSize;
  return Math.min(Math.ceil(asked / pageSize) * pageSize, Math.floor(MOST / pageSize) * pageSize);
}

/** The address of one page of a list in the site's own API. */
export function listUrl(
  path: string,
  {
    filters,
    lang,
    offset,
    limit,
  }: { filters: ListFilters; lang: string; offset: number; limit: number },
): string {
  const query = new URLSearchParams({
    ...filters,
    lang,
    offset: String(offset),
    limit: String(limit),
  });
  return `${path}?${query}`;
}
