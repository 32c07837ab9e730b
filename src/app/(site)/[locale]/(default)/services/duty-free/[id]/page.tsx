import type { ItemPageProps } from '@/app/(site)/page-props';
import { PlaceDetailPage, placeMetadata } from '@/app/(site)/place-pages';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: ItemPageProps) =>
  placeMetadata({ kind: 'duty-free', ...props });

export default function DutyFreeDetailPage(props: ItemPageProps) {
  return <PlaceDetailPage kind="duty-free" {...props} />;
}
