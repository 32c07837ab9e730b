import { PlaceListPage, placeListMetadata, type ListPageProps } from '@/app/(site)/place-pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (props: ListPageProps) => placeListMetadata('duty-free', props);

export default function DutyFreePage(props: ListPageProps) {
  return <PlaceListPage kind="duty-free" {...props} />;
}
