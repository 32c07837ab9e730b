import { firstView } from '@/app/(site)/first-view';
import SchemePage from '../page';

export { generateMetadata } from '../page';

export const revalidate = 15;

export default firstView(SchemePage);
