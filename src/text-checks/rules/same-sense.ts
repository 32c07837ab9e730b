import { memoizeByText } from '../memoize';
import { alternatives, opposites, type Sense } from '../opposites';
import { proseOf } from '../prose';
import { checkedLanguages, defineRule, inEachLanguage, type Finding } from '../rule';
import { sentencesOf } from '../side-by-side';

/** A text of the same length in small letters, with nothing but spaces between its words: searched through fast. */
const wordsOf = (text: string) =>
  proseOf(text)
    .toLowerCase()
    .replace(/[^\p{L}\dʻʼ’]/gu, ' ');

/** A pattern for such a text, with a space before and after it. */
const patternOf = (source: string) => {
  const small = source.replace(/\\p\{L\}|\p{Lu}/gu, (found) =>
    found.startsWith('\\') ? '[^ ]' : found.toLowerCase(),
  );
  return new RegExp(` (?:${small})(?= )`);
};

const patternsOf = (all: readonly (readonly Sense[])[], isExclusive: boolean) =>
  all.map((group) => ({
    isExclusive,
    any: inEachLanguage((lang) => patternOf(group.map((sense) => sense[lang]).join('|'))),
    senses: inEachLanguage((lang) => group.map((sense) => patternOf(sense[lang]))),
  }));

const groups = [...patternsOf(opposites, true), ...patternsOf(alternatives, false)];

interface Said {
  start: number;
  end: number;
}

/** Which senses of each group a text has, and where. */
const sensesIn = memoizeByText((text, lang): Map<number, Said>[] => {
  const words = ` ${wordsOf(text)} `;
  return groups.map(({ any, senses }) => {
    if (!any[lang].test(words)) return new Map();
    return new Map(
      senses[lang].flatMap((pattern, sense): [number, Said][] => {
        const match = pattern.exec(words);
        return match
          ? [[sense, { start: match.index, end: match.index + match[0].length - 1 }]]
          : [];
      }),
    );
  });
});

/** Codes are the same in every language. */
const code = /(?<![\p{L}\d])[A-Z]{2,}(?![\p{L}])/gu;
const codesOf = (text: string) => new Set(proseOf(text).match(code));

/**
 * The first that only one text has, where the others have something in common.
 * @param isAdded whether it may be the wrong one though the text has that as well
 */
const replaced = <Value>(
  own: Set<Value>,
  others: Set<Value>[],
  isAdded = false,
): Value | undefined => {
  const [one = new Set<Value>(), two = new Set<Value>()] = others;
  const isReplaced = [...one].some((value) => two.has(value) && (isAdded || !own.has(value)));
  return isReplaced ? [...own].find((value) => !one.has(value) && !two.has(value)) : undefined;
};

/** A sentence that says before, closed or left where both other languages say after, open or right. */
export const sameSense = defineRule({
  id: 'sameSense',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    sentencesOf(text, lang, texts)
      .filter(({ others }) => others.length > 1)
      .flatMap(({ text: sentence, start, others }) => {
        const findingAt = ({ start: from, end: to }: Said): Finding => ({
          start: start + from,
          end: start + to,
          found: sentence.slice(from, to),
        });
        const own = sensesIn(sentence, lang);
        const inOthers = others.map(([other, written]) => sensesIn(written, other));
        const inWords = groups.flatMap(({ isExclusive }, group) => {
          const senses = own[group] ?? new Map<number, Said>();
          if (senses.size === 0) return [];
          const others = inOthers.map((all) => new Set(all[group]?.keys()));
          const found = replaced(new Set(senses.keys()), others, isExclusive);
          const said = found === undefined ? undefined : senses.get(found);
          if (said) return findingAt(said);
          // It says one of two opposites where the others say both.
          const [one = new Set<number>(), two = new Set<number>()] = others;
          const isLacking = [...one].some((sense) => two.has(sense) && !senses.has(sense));
          return isExclusive && isLacking ? findingAt({ start: 0, end: sentence.length }) : [];
        });
        const other = replaced(
          codesOf(sentence),
          others.map(([, written]) => codesOf(written)),
        );
        const inCodes = [...proseOf(sentence).matchAll(code)]
          .filter(({ 0: found }) => found === other)
          .map(({ 0: { length }, index }) => findingAt({ start: index, end: index + length }));
        return [...inWords, ...inCodes];
      }),
  right: [
    {
      uz: 'Parvozdan oldin keling. Chap eshik ochiq. VIP zal.',
      ru: 'Приходите до вылета. Левая дверь открыта. Зал VIP.',
      en: 'Come before departure. The left door is open. VIP hall.',
    },
    { uz: 'koʻk choy', ru: 'зелёный чай', en: 'green tea' },
  ],
  wrong: [
    [
      { uz: 'Parvozdan keyin keling.', ru: 'Приходите до вылета.', en: 'Come before departure.' },
      { uz: 'Parvozdan ⟦keyin⟧ keling.', ru: 'Приходите до вылета.', en: 'Come before departure.' },
    ],
    [
      {
        uz: 'Qizil yoʻlak yopiq.',
        ru: 'Красный коридор закрыт.',
        en: 'The green channel is open.',
      },
      {
        uz: 'Qizil yoʻlak yopiq.',
        ru: 'Красный коридор закрыт.',
        en: 'The ⟦green⟧ channel is ⟦open⟧.',
      },
    ],
    [
      { uz: 'CIP zali yonida', ru: 'Рядом с залом VIP', en: 'Beside the VIP hall' },
      { uz: '⟦CIP⟧ zali yonida', ru: 'Рядом с залом VIP', en: 'Beside the VIP hall' },
    ],
  ],
});
