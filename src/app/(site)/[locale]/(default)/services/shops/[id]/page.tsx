import { PlaceDetailPage, placeMetadata, type DetailPageProps } from '@/app/(site)/place-pages';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: DetailPageProps) =>
  placeMetadata({ kind: 'shops', ...props });

export default function ShopsDetailPage(props: DetailPageProps) {
  return <PlaceDetailPage kind="shops" {...props} />;
}
