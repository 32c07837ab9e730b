import { firstView } from '@/app/(site)/first-view';
import PlaceListPage from '../page';

export { generateMetadata } from '../page';

export const revalidate = 15;
export const generateStaticParams = () => [];

export default firstView(PlaceListPage);
