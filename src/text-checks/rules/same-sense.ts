import { opposites } from '../opposites';
import { proseOf } from '../prose';
import { checkedLanguages, defineRule, inEachLanguage, type Finding } from '../rule';
import { sentencesOf } from '../side-by-side';

const groups = opposites.map((group) =>
  inEachLanguage((lang) =>
    group.map((sense) => new RegExp(`(?<![\\p{L}ʻʼ])(?:${sense[lang]})(?![\\p{L}ʻʼ])`, 'iu')),
  ),
);

/** Codes are the same in every language. */
const code = /(?<![\p{L}\d])[A-Z]{2,}(?![\p{L}])/gu;
const codesOf = (text: string) => new Set(proseOf(text).match(code));

/** The first that only one text has, where the others have something that it lacks. */
const replaced = <Value>(own: Set<Value>, others: Set<Value>[]): Value | undefined => {
  const [one = new Set<Value>(), two = new Set<Value>()] = others;
  const lacks = [...one].some((value) => two.has(value) && !own.has(value));
  return lacks ? [...own].find((value) => !one.has(value) && !two.has(value)) : undefined;
};

/** A sentence that says before, closed or left where both other languages say after, open or right. */
export const sameSense = defineRule({
  id: 'sameSense',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    sentencesOf(text, lang, texts)
      .filter(({ others }) => others.length > 1)
      .flatMap(({ text: sentence, start, others }) => {
        const findingOf = ({ 0: found, index }: RegExpExecArray): Finding => ({
          start: start + index,
          end: start + index + found.length,
          found,
        });
        const prose = proseOf(sentence);
        const inWords = groups.flatMap((group) => {
          const match = group[lang].map((pattern) => pattern.exec(prose));
          if (!match.some(Boolean)) return [];
          const sensesOf = (is: (pattern: RegExp) => boolean, patterns: RegExp[]) =>
            new Set(patterns.flatMap((pattern, index) => (is(pattern) ? index : [])));
          const found = replaced(
            new Set(match.flatMap((one, index) => (one ? index : []))),
            others.map(([other, written]) => {
              const otherProse = proseOf(written);
              return sensesOf((pattern) => pattern.test(otherProse), group[other]);
            }),
          );
          const one = found === undefined ? null : match[found];
          return one ? findingOf(one) : [];
        });
        const other = replaced(
          codesOf(sentence),
          others.map(([, written]) => codesOf(written)),
        );
        const inCodes = [...prose.matchAll(code)].filter(({ 0: found }) => found === other);
        return [...inWords, ...inCodes.map(findingOf)];
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
