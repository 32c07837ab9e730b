import { firstView } from '@/app/(site)/first-view';
import SeasonalSchedulePage from '../page';

export { generateMetadata } from '../page';

export const revalidate = 15;

export default firstView(SeasonalSchedulePage);
