import { PlaceListPage, placeListMetadata, type ListPageProps } from '@/app/(site)/place-pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (props: ListPageProps) => placeListMetadata('shops', props);

export default function ShopsPage(props: ListPageProps) {
  return <PlaceListPage kind="shops" {...props} />;
}
