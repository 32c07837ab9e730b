import { telephones } from '@/lib/telephones';
import { named, sameIn } from '../same-in';

/** Telephones that are the same in every language. */
export const sameTelephones = sameIn(
  'sameTelephones',
  (text) => named(text, telephones, ([found]) => found.replace(/\D/g, '')),
  {
    right: [
      { uz: '+998 00 000 00 14', ru: '+998\u00a000\u00a0000-00-14', en: 'call +998 00 000 00 14' },
    ],
    wrong: [
      [
        { uz: '+998 00 000 00 14', en: '+998 00 000 00 41' },
        { uz: '⟦+998 00 000 00 14⟧', en: '⟦+998 00 000 00 41⟧' },
      ],
    ],
  },
);
