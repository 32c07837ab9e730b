/** How old what a copy of the database answers may be, in milliseconds. */
export const COPY_OLDEST_MS = 1000;
