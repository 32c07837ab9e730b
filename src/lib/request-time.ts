import { env } from '@/env';

/**
 * The moment of this request, in milliseconds; a page hands it down so that all of it agrees. The
 * server reads the time here and nowhere else, so that CLOCK stops it everywhere.
 */
export const requestTime = (): number => env().CLOCK ?? Date.now();
