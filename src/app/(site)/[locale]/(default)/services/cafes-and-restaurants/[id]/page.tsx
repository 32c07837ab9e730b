import { PlaceDetailPage, placeMetadata, type DetailPageProps } from '@/app/(site)/place-pages';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: DetailPageProps) =>
  placeMetadata({ kind: 'cafes-and-restaurants', ...props });

export default function CafesDetailPage(props: DetailPageProps) {
  return <PlaceDetailPage kind="cafes-and-restaurants" {...props} />;
}
