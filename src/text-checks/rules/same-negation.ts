import { checkedLanguages, defineRule, type CheckedLanguage } from '../rule';
import { sentencesOf } from '../side-by-side';

const words = (list: string) =>
  new RegExp(`(?<!\\p{L})(?:${list.trim().split(/\s+/).join('|')})(?!\\p{L})`, 'giu');

/** What denies for certain; “not later than” is said by “at least” as well. */
const denies: Record<CheckedLanguage, RegExp> = {
  uz: words(
    'emas\\p{L}* yoʻq(?!ol|ot|sa|lig)\\p{L}* (?!oshma)\\p{L}{2,}ma(?:ydi|ymiz|ysiz|ng|slik\\p{L}*|sangiz|sdan|ydigan\\p{L}*|gan\\p{L}*|sin|sa)',
  ),
  ru: words(
    'не(?!\\s(?:более|больше|выше|дальше|дольше|менее|меньше|младше|моложе|ниже|позднее|позже|раньше|старше)) нет нельзя без ни',
  ),
  en: words(
    'not(?!\\slater) no(?!\\s(?:more|less|fewer|later)) never cannot \\p{L}+n’t without none nothing nobody neither',
  ),
};

/** What says the same in another way. */
const alsoDenies: Record<CheckedLanguage, RegExp> = {
  uz: words(
    `emas\\p{L}* \\p{L}*yoʻq\\p{L}* \\p{L}+ma(?:y|ng|s|gan|gun|gach|di|yotgan|bsiz)\\p{L}* (?!xavfsiz|navbatsiz)\\p{L}+siz\\p{L}*
    faqat mustasno\\p{L}* himoya\\p{L}* taqiq\\p{L}* hech\\p{L}* oʻrniga rad`,
  ),
  ru: words(
    `не ни нет нельзя без бес\\p{L}{3,} только лишь кроме запре\\p{L}+ отказ\\p{L}* ни\\p{L}{3,} не\\p{L}{4,} отмен\\p{L}+ прежн\\p{L}+ вместо`,
  ),
  en: words(`not no nor none never nothing nobody nowhere neither cannot \\p{L}+n’t without only except exception unless un\\p{L}{4,}
    in(?:valid|accessible|correct|complete)\\p{L}* (?<!tax[ -])free refus\\p{L}* ban\\p{L}* prohibit\\p{L}* forbid\\p{L}* instead rather
    outside lost miss\\p{L}* fail\\p{L}* lose avoid\\p{L}* dis\\p{L}{4,} stays? same sealed fixed optional shut closed
    out wrong problems? \\p{L}+less remains? skip stop\\p{L}* offline before`),
};

/** What may stand where another language denies. */
const instead: Record<CheckedLanguage, RegExp> = {
  uz: words(
    'kamida koʻpi kechi nomaʼlum bepul farq\\p{L}* mustaqil\\p{L}* tashqari boshqa adash\\p{L}* chegara\\p{L}* yopiq\\p{L}* maʼqul bemalol oz \\p{L}+guncha',
  ),
  ru: words(
    `потеря\\p{L}+ забы\\p{L}+ опозда\\p{L}+ разми\\p{L}+ исключени\\p{L}+ избавля\\p{L}+ молч\\p{L}+ отдельно отдельн\\p{L}+ налегке
    долго до ли одн\\p{L}+ обратно сво\\p{L}+ останов\\p{L}+`,
  ),
  en: words(
    'independent off most badly away separate both whether keep\\p{L}* saves? full little all single until',
  ),
};

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Whether a sentence lacks a “not” that the other languages have, or has one that they lack. */
function isReversed(
  sentence: string,
  lang: CheckedLanguage,
  others: [CheckedLanguage, string][],
): boolean {
  const saidIn = (one: CheckedLanguage, text: string) => ({
    certain: count(denies[one], text),
    possible: count(alsoDenies[one], text),
    instead: count(instead[one], text),
  });
  const own = saidIn(lang, sentence);
  const rest = others.map(([other, written]) => saidIn(other, written));
  const everyOther = (is: (other: typeof own) => boolean) => rest.every(is);
  return (
    everyOther(({ certain }) => certain > own.possible) ||
    (own.certain === 0 &&
      everyOther(({ certain, possible }) => certain > 0 && possible > own.possible)) ||
    (own.certain > 0 && everyOther((other) => other.possible + other.instead === 0)) ||
    (own.possible + own.instead === 0 &&
      rest.some(({ certain }) => certain > 0) &&
      everyOther(({ possible }) => possible > 0))
  );
}

/** A sentence that lacks a “not” which it has in the other languages, or that is the only one to have it. */
export const sameNegation = defineRule({
  id: 'sameNegation',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    sentencesOf(text, lang, texts)
      .filter(
        ({ text: sentence, others }) => others.length > 1 && isReversed(sentence, lang, others),
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
