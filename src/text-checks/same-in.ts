import { sentencesOf } from './side-by-side';
import {
  checkedLanguages,
  defineRule,
  type CheckedLanguage,
  type Finding,
  type Rule,
} from './rule';

/** A value that a text names, and where. */
export interface Named {
  value: string;
  start: number;
  found: string;
}

type ValuesOf = (text: string, lang: CheckedLanguage) => Named[];

/** What a pattern finds, by the value that it stands for; null is none. */
export const named = (
  text: string,
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => string | null,
): Named[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const value = valueOf(match);
    return value === null ? [] : { value, start: match.index, found: match[0] };
  });

/** A rule that what one language names is named in the others. */
export const sameIn = <Id extends string>(
  id: Id,
  valuesOf: ValuesOf,
  examples: Pick<Rule, 'right' | 'wrong'>,
  alsoIn: (text: string, lang: CheckedLanguage) => Set<string> = () => new Set(),
) =>
  defineRule({
    id,
    languages: checkedLanguages,
    find: (text, lang, texts): Finding[] =>
      sentencesOf(text, lang, texts).flatMap(({ text: sentence, start: offset, others }) => {
        const inOthers = others.map(([other, written]) => {
          const values = valuesOf(written, other).map(({ value }) => value);
          return new Set([...values, ...alsoIn(written, other)]);
        });
        return valuesOf(sentence, lang)
          .filter(({ value }) => inOthers.some((values) => !values.has(value)))
          .map(({ start, found }) => ({
            start: offset + start,
            end: offset + start + found.length,
            found,
          }));
      }),
    ...examples,
  });
