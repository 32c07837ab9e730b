import type { ItemPageProps } from '@/app/(site)/page-props';
import { PlaceDetailPage, placeMetadata } from '@/app/(site)/place-pages';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: ItemPageProps) =>
  placeMetadata({ kind: 'shops', ...props });

export default function ShopsDetailPage(props: ItemPageProps) {
  return <PlaceDetailPage kind="shops" {...props} />;
}
