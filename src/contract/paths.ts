// Apart from calls.ts, whose schemas are too heavy for the browser.

/** The path of the call for a day's flights. */
export const flightsApi = '/api/flights';
