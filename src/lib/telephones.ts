/** Telephones in the international form, however their digits are grouped. */
export const telephones = /\+\d[\d\u00a0 ()-]{6,}\d/g;

/** A telephone of the country, and the emergency number where it is no part of a larger number, a name or an amount. */
const callable =
  /(\+998(?:[\u00a0 -]?\d){9}(?!\d)|(?<![\d\p{Lu}][\u00a0 ,.–-]?)112(?![\d\p{L}\u00a0-]|[ ,.–]\d))/u;

/** A text in pieces, of which every second one can be called. */
export const splitTelephones = (text: string): string[] => text.split(callable);

/** The address that calls a telephone. */
export const callHref = (telephone: string): string => `tel:${telephone.replace(/[^+\d]/g, '')}`;
