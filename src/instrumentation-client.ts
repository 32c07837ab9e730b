import { announceRoute } from '@/lib/route-events';

/** Next calls this when a client navigation begins, before its page is there. */
export const onRouterTransitionStart = announceRoute;
