import { cache } from 'react';
import type { OfferedAlphabet } from '@/i18n/uzbek-alphabets/alphabets';

const holder = cache((): { alphabet: OfferedAlphabet } => ({ alphabet: 'latin' }));

/** Notes in which alphabet the page is that is being rendered. */
export const setRequestAlphabet = (alphabet: OfferedAlphabet): void =>
  void (holder().alphabet = alphabet);

/** The alphabet of the page that is being rendered; outside of pages the Latin one. */
export const requestAlphabet = (): OfferedAlphabet => holder().alphabet;
