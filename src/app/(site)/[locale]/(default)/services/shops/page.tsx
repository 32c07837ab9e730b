import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { PlaceListPage } from '@/app/(site)/place-pages';
import { listPath } from '@/lib/hrefs';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(listPath('shops'));

export default function ShopsPage(props: ListPageProps) {
  return <PlaceListPage kind="shops" {...props} />;
}
