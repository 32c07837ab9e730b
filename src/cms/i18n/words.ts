import { defaultLocale, isLocale, locales } from '@/i18n/locales';

/** Words in Uzbek, Russian and English; `{name}` stands for a parameter. */
export type WordTable = Readonly<Record<string, readonly [uz: string, ru: string, en: string]>>;

/** The names in braces within a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ParametersOf<Table extends WordTable, Key extends keyof Table> = NamesIn<Table[Key][number]>;

/** A word of a table without parameters. */
export type PlainWord<Table extends WordTable> = {
  [Key in keyof Table]: [ParametersOf<Table, Key>] extends [never] ? Key : never;
}[keyof Table];

/** Says something of a table in the language that was asked for. */
export type SayOf<Table extends WordTable> = <Key extends keyof Table>(
  key: Key,
  ...parameters: [ParametersOf<Table, Key>] extends [never]
    ? []
    : [Record<ParametersOf<Table, Key>, string | number>]
) => string;

/** The words of a table in a language of the admin; Uzbek where it is another. */
export function sayIn<Table extends WordTable>(words: Table, language: string): SayOf<Table> {
  const index = locales.indexOf(isLocale(language) ? language : defaultLocale);
  return (key, ...[parameters]) => {
    const text: string = words[key]?.[index] ?? '';
    const values = (parameters ?? {}) as Record<string, string | number>;
    return text.replace(/\{(\w+)\}/g, (name: string, of: string) => String(values[of] ?? name));
  };
}
