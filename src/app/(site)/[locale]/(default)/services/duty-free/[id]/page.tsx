import { PlaceDetailPage, placeMetadata, type DetailPageProps } from '@/app/(site)/place-pages';

export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = (props: DetailPageProps) =>
  placeMetadata({ kind: 'duty-free', ...props });

export default function DutyFreeDetailPage(props: DetailPageProps) {
  return <PlaceDetailPage kind="duty-free" {...props} />;
}
