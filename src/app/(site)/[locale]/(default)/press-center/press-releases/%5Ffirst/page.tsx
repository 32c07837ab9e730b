import { firstView } from '@/app/(site)/first-view';
import PressReleasesPage from '../page';

export { generateMetadata } from '../page';

export const revalidate = 15;

export default firstView(PressReleasesPage);
