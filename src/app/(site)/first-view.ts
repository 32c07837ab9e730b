import type { ReactNode } from 'react';
import type { ListPageProps } from './page-props';

/** A view as its address without a query opens it: Next caches it, where it renders those with a query each time. */
export const firstView =
  <Props extends ListPageProps>(view: (props: Props) => Promise<ReactNode>) =>
  (props: Omit<Props, 'searchParams'>): Promise<ReactNode> =>
    view({ ...props, searchParams: Promise.resolve({}) } as Props);
