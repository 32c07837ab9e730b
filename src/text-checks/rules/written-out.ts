import { nameOfKey, referenceTo } from '@/lib/shared-values';
import { checkedLanguages, defineRule } from '../rule';
import { telephones } from '@/lib/telephones';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A telephone that the site has among its shared values: a text refers to it. */
export const writtenOut = defineRule({
  id: 'writtenOut',
  languages: checkedLanguages,
  find: (text, _, __, values) =>
    [...text.matchAll(telephones)].flatMap(({ 0: found, index: start }) => {
      const [key] =
        [...values].find(
          ([, value]) => value.startsWith('+') && digitsOf(value) === digitsOf(found),
        ) ?? [];
      return key
        ? { start, end: start + found.length, found, suggestion: referenceTo(nameOfKey(key)) }
        : [];
    }),
  right: [{ en: 'Call {{press-phone}} or +998 00 000 00 99.' }],
  wrong: [
    [
      { uz: 'Matbuot: +998 00 000-00-09.', en: 'Press: +998 00 000 00 09.' },
      { uz: 'Matbuot: {{press-phone}}.', en: 'Press: {{press-phone}}.' },
    ],
  ],
});
