import { references } from '@/lib/shared-values';
import { named, sameIn } from '../same-in';

/** Shared values that are the same in every language. */
export const sameValues = sameIn(
  'sameValues',
  (text) => named(text, references, ([found]) => found),
  {
    right: [{ uz: '{{press-phone}} ga', en: 'on {{press-phone}}' }],
    wrong: [
      [
        { uz: '{{press-phone}}', en: '{{career-phone}}' },
        { uz: '⟦{{press-phone}}⟧', en: '⟦{{career-phone}}⟧' },
      ],
    ],
  },
);
