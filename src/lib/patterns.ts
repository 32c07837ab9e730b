// Forms of values that the API, the CMS and the sample content have in common.

/** A url-safe name: `duty-free`, `passengers--baggage`. */
export const slugPattern = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

/** A time of a clock: `06:05`. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** When something closes: a time of a clock, or `24:00`. */
export const closingPattern = new RegExp(`${clockPattern.source}|^24:00$`);

/** A flight's number: `HY 601`. */
export const flightNumberPattern = /^[A-Z0-9]{2} \d{1,4}[A-Z]?$/;
