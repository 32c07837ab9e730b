import { LIVE_ATTRIBUTE } from '@/constants';

/** Marks a page that changes while it is looked at: its code is loaded at once. */
export const Live = () => <i hidden {...{ [LIVE_ATTRIBUTE]: '' }} />;
