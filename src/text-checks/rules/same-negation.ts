import { checkedLanguages, defineRule, type CheckedLanguage } from '../rule';
import { sentencesOf } from '../side-by-side';

const words = (list: string) =>
  new RegExp(`(?<!\\p{L})(?:${list.trim().split(/\s+/).join('|')})(?!\\p{L})`, 'iu');

/** What denies for certain. */
const denies: Record<CheckedLanguage, RegExp> = {
  uz: words(
    'emas\\p{L}* yoʻq\\p{L}* \\p{L}{2,}ma(?:ydi|ymiz|ysiz|ng|slik\\p{L}*|sangiz|sdan|ydigan\\p{L}*|gan\\p{L}*|sin|sa)',
  ),
  ru: words('не нет нельзя без ни'),
  en: words('not no never cannot \\p{L}+n’t without none nothing nobody neither'),
};

/** What may say the same in another way. */
const mayDeny: Record<CheckedLanguage, RegExp> = {
  uz: words(
    'emas\\p{L}* \\p{L}*yoʻq\\p{L}* \\p{L}+ma(?:y|ng|s|gan|gun|gach|di|yotgan|bsiz)\\p{L}* (?!xavfsiz)\\p{L}+siz\\p{L}* faqat mustasno\\p{L}* himoya\\p{L}* taqiq\\p{L}* hech\\p{L}* oʻrniga rad',
  ),
  ru: words(
    'не ни нет нельзя без бес\\p{L}{3,} только лишь кроме запре\\p{L}+ отказ\\p{L}* ни\\p{L}{3,} не\\p{L}{4,} отмен\\p{L}+ прежн\\p{L}+ вместо',
  ),
  en: words(`not no nor none never nothing nobody nowhere neither cannot \\p{L}+n’t without only except unless un\\p{L}{4,}
    in(?:valid|accessible|correct|complete)\\p{L}* free refus\\p{L}* ban\\p{L}* prohibit\\p{L}* forbid\\p{L}* instead rather
    outside lost miss\\p{L}* fail\\p{L}* lose avoid\\p{L}* dis\\p{L}{4,} stays? same sealed fixed optional shut closed
    out wrong problems? \\p{L}+less remains? skip stop\\p{L}* offline before`),
};

/** A sentence that lacks a “not” which it has in both other languages. */
export const sameNegation = defineRule({
  id: 'sameNegation',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    sentencesOf(text, lang, texts)
      .filter(
        ({ text: sentence, others }) =>
          others.length > 1 &&
          others.every(([other, written]) => denies[other].test(written)) &&
          !mayDeny[lang].test(sentence),
      )
      .map(({ text: found, start }) => ({ start, end: start + found.length, found })),
  right: [
    {
      uz: 'Paketni ochmang. Suv bering.',
      ru: 'Не открывайте пакет. Дайте воды.',
      en: 'Keep the bag sealed. Give some water.',
    },
  ],
  wrong: [
    [
      { uz: 'Kuting. Uni ochmang.', ru: 'Ждите. Открывайте его.', en: 'Wait. Do not open it.' },
      { uz: 'Kuting. Uni ochmang.', ru: 'Ждите. ⟦Открывайте его.⟧', en: 'Wait. Do not open it.' },
    ],
  ],
});
