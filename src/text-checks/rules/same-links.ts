import { named, sameIn } from '../same-in';

const links =
  /(?<=\]\()[^()\s]+(?=\))|\bhttps?:\/\/[^\s<>()]*[^\s<>().,;:!?»”]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Links and addresses that are the same in every language. */
export const sameLinks = sameIn(
  'sameLinks',
  (text) => named(text, links, ([found]) => found.toLowerCase()),
  {
    right: [{ uz: '[sxema](/airport/scheme/)', ru: '[схема](/airport/scheme/)' }],
    wrong: [
      [
        { uz: '[sxema](/airport/scheme/)', ru: '[схема](/airport/schema/)' },
        { uz: '[sxema](⟦/airport/scheme/⟧)', ru: '[схема](⟦/airport/schema/⟧)' },
      ],
    ],
  },
);
