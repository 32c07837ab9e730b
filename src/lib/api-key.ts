/** What every API key begins with, so that one that leaked is recognised by scanners. */
export const KEY_PREFIX = 'parvoz_';
