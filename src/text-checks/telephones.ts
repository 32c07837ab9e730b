/** Telephones in the international form, however their digits are grouped. */
export const telephones = /\+\d[\d\u00a0 ()-]{6,}\d/g;
