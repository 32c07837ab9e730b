import type { Alphabet, Rule } from './alphabet';
import { abbreviations, notProse } from './left-alone';

const endings = '(?:lar|ning|ni|gacha|ga|dagi|dan|da|gi|si|i|li|lik|ingiz|imiz|im)*';
const endOfWord = `${endings}(?![\\p{L}\\p{N}])`;

const apostrophe = "['’‘`´]";
/** A word with its digits, and with its apostrophes whichever sign was typed. */
const word = `[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{Nd}]|${apostrophe}(?=\\p{L})|(?<=[OoGg])${apostrophe})*`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where a search marks words. */
const tags = '(?:<[^<>]*>)?';

/** A name, its first letter in either case, also with an Uzbek ending. */
const namePattern = (name: string) =>
  `[${name.charAt(0).toLowerCase()}${name.charAt(0).toUpperCase()}]${escaped(name.slice(1)).replace(/[ -]/g, (sign) => tags + sign + tags)}`;

const scanners = new WeakMap<readonly string[], RegExp>();

/** Finds what is left alone, or else a word in its first group. */
function scannerOf(names: readonly string[]): RegExp {
  const found = scanners.get(names);
  if (found) return found;
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(namePattern);
  const named = longestFirst.length
    ? [`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?=${endOfWord})`]
    : [];
  const scanner = new RegExp([...named, ...notProse, `(${word})`].join('|'), 'gu');
  scanners.set(names, scanner);
  return scanner;
}

/** @param write gets a word, and where it is in the text */
const scan = (
  text: string,
  names: readonly string[],
  write: (word: string, at: number) => string,
): string =>
  text.replace(scannerOf(names), (piece, found: string | undefined, at: number) =>
    found ? write(found, at) : piece,
  );

/** Spells a word in lower case, or what stands in it from a place on. */
type Spell = (word: string, from?: number) => string;

function spellerOf(rules: readonly Rule[], stems = new Map<string, string>()): Spell {
  const pattern = new RegExp([...rules.map(([piece]) => `(${piece})`), '.'].join('|'), 'gu');
  const spell = (text: string, from: number) => {
    pattern.lastIndex = from;
    return Array.from(text.matchAll(pattern), ([piece, ...groups]) => {
      const rule = rules[groups.findIndex((group) => group !== undefined)];
      return rule ? rule[1] : piece;
    }).join('');
  };
  return (text, from = 0) => {
    for (let end = from > 0 ? 0 : text.length; end > 0; end--) {
      const stem = stems.get(text.slice(0, end));
      if (stem === undefined) continue;
      if (end === text.length) return stem;
      // What is cut here is not one letter of two signs, such as gʻ.
      if (!/[ʻh]/.test(text.charAt(end))) return stem.replace(/ь$/, '') + spell(text, end);
    }
    return spell(text, from);
  };
}

/** A word in the case that it has: one, One, ONE, or capitals with an ending, such as QQSni. */
function inItsCase(text: string, spell: Spell): string {
  const lower = text.toLowerCase();
  const capitals = /^(\p{Lu}ʻ?\p{Lu}[\p{Lu}ʻʼ]*)\p{Ll}/u.exec(text)?.[1];
  if (capitals) {
    return spell(capitals.toLowerCase()).toUpperCase() + spell(lower, capitals.length);
  }
  const spelled = spell(lower);
  if (spelled === lower) return text;
  if (text === lower) return spelled;
  return text.slice(1) === lower.slice(1)
    ? spelled.charAt(0).toUpperCase() + spelled.slice(1)
    : spelled.toUpperCase();
}

const withUzbekApostrophes = (text: string) =>
  text
    .replace(new RegExp(`(?<=[OoGg])(?:${apostrophe}|ʼ)`, 'g'), 'ʻ')
    .replace(new RegExp(apostrophe, 'g'), 'ʼ');

const uzbekLetters = /^(?:[abd-vx-zʻʼ]|ch)+$/i;
const code = /^(?:[A-Z]{1,4}|[IVX]+)$/;
const isCode = (text: string) => code.test(text) && !abbreviations.has(text);
/** Of an airline, before a number: XK 12, where XK alone is an abbreviation. */
const isFlightCode = (text: string) => /^[A-Z]{2}$/.test(text);
/** A.Navoiy and A.B. Karimov have initials; a letter before a space may be a code that ends a sentence. */
const isInitial = (text: string, at: number) =>
  text.charAt(at - 1) === '.' || /^.\.\p{Lu}/u.test(text.slice(at, at + 3));
const inCamelCase = /[a-z][ʻʼ]?[A-Z]/;
/** SHahar, as some type it. */
const digraphInCapitals = /^(SH|CH|Y[AEOU])(?=ʻ?[a-z])/;

function stemsOf(exceptions: string, toLatin: Spell) {
  const fromLatin = new Map<string, string>();
  const irregular = new Map<string, string>();
  for (const exception of exceptions.split(/\s+/).filter(Boolean)) {
    const [stem = '', latin = toLatin(stem)] = exception.split(/[=<]/);
    fromLatin.set(latin, stem);
    if (exception.includes('=')) irregular.set(stem.replace(/ь$/, ''), latin);
  }
  return { fromLatin, irregular };
}

const hyphens = (spaced: Alphabet['spaced'] = [], sign: string) =>
  new RegExp(
    spaced
      .map(({ number, words }) => `(?<=(?<!\\d)(?:${number}))${sign}(?=(?:${words})${endOfWord})`)
      .join('|') || '(?!)',
    'giu',
  );

/** How texts go from Latin into an alphabet, and back. `names` are left in Latin letters. */
export function converterOf(alphabet: Alphabet) {
  const stems = stemsOf(alphabet.exceptions ?? '', spellerOf(alphabet.toLatin));
  const spell = spellerOf(alphabet.fromLatin, stems.fromLatin);
  const spellLatin = spellerOf(alphabet.toLatin, stems.irregular);
  const joined = hyphens(alphabet.spaced, '-');
  const apart = hyphens(alphabet.spaced, '[ \u00a0]');

  function write(
    found: string,
    { initial, numbered }: { initial: boolean; numbered: boolean },
  ): string {
    const latin = withUzbekApostrophes(found).replace(
      digraphInCapitals,
      (sign) => sign.charAt(0) + sign.charAt(1).toLowerCase(),
    );
    if (!uzbekLetters.test(latin) || inCamelCase.test(latin)) return found;
    if ((isCode(latin) || (numbered && isFlightCode(latin))) && !initial) return found;
    const [head = ''] = /^[A-Z]{2,}(?=[a-z])/.exec(latin) ?? [];
    if (isCode(head)) return head + spell(latin.toLowerCase(), head.length);
    return inItsCase(latin, spell);
  }

  return {
    fromLatin(text: string, names: readonly string[]): string {
      const spaced = text.replace(joined, ' ');
      return scan(spaced, names, (found, at) =>
        write(found, {
          initial: isInitial(spaced, at),
          numbered: /^[ \u00a0]\d/.test(spaced.slice(at + found.length)),
        }),
      );
    },
    toLatin: (text: string, names: readonly string[]): string =>
      scan(text, names, (found) => inItsCase(found, spellLatin)).replace(apart, '-'),
  };
}
