import type { ItemPageProps } from '@/app/(site)/page-props';
import { PlaceDetailPage, placeMetadata } from '@/app/(site)/place-pages';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: ItemPageProps) =>
  placeMetadata({ kind: 'cafes-and-restaurants', ...props });

export default function CafesDetailPage(props: ItemPageProps) {
  return <PlaceDetailPage kind="cafes-and-restaurants" {...props} />;
}
