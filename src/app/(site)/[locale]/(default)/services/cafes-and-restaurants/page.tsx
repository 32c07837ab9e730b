import { PlaceListPage, placeListMetadata, type ListPageProps } from '@/app/(site)/place-pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (props: ListPageProps) =>
  placeListMetadata('cafes-and-restaurants', props);

export default function CafesPage(props: ListPageProps) {
  return <PlaceListPage kind="cafes-and-restaurants" {...props} />;
}
