import type { CheckedLanguage } from './rule';

/** So many texts are kept: the sentences of a field are compared with each other again and again. */
const MOST_KEPT = 2000;

/** Remembers what was last found out about texts. */
export function memoizeByText<Value>(
  of: (text: string, lang: CheckedLanguage) => Value,
): (text: string, lang: CheckedLanguage) => Value {
  const known = new Map<string, Value>();
  return (text, lang) => {
    const key = `${lang} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = of(text, lang);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, value);
    return value;
  };
}
