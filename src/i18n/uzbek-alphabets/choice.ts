import { ALPHABET_COOKIE } from '../../constants';
import { offeredAlphabets, type OfferedAlphabet } from './alphabets';

const kept = new RegExp(`(?:^|;\\s*)${ALPHABET_COOKIE}=(\\w+)`);

/** The alphabet that a reader chose, by the header Cookie of a request. */
export function chosenAlphabet(cookie: string | null | undefined): OfferedAlphabet {
  const name = kept.exec(cookie ?? '')?.[1];
  return offeredAlphabets.find((one) => one === name) ?? 'latin';
}

/** Where choosing an alphabet begins; the page that it leads to follows, with its query. */
export const choicePath = (alphabet: OfferedAlphabet): string => `/alphabet/${alphabet}`;
