import { dashes } from './dashes';
import { dates } from './dates';
import { doubledWords } from './doubled-words';
import { glossary, wording } from './glossary';
import { hiddenCharacters } from './hidden-characters';
import { letterYo } from './letter-yo';
import { mixedScripts } from './mixed-scripts';
import { numbers } from './numbers';
import { otherLanguage } from './other-language';
import { quotes } from './quotes';
import {
  sameEnd,
  sameLinks,
  sameNumbers,
  sameTelephones,
  sameText,
  sameTimes,
  sameValues,
} from './same-in-every-language';
import { spaces } from './spaces';
import { times } from './times';
import { uzbekLetters } from './uzbek-letters';
import { writtenOut } from './written-out';

/** Every rule; what it suggests comes before what later ones suggest for the same words. */
export const rules = [
  uzbekLetters,
  glossary,
  wording,
  hiddenCharacters,
  mixedScripts,
  otherLanguage,
  letterYo,
  quotes,
  dashes,
  dates,
  times,
  numbers,
  doubledWords,
  spaces,
  writtenOut,
  sameNumbers,
  sameTimes,
  sameTelephones,
  sameValues,
  sameLinks,
  sameText,
  sameEnd,
];

const notOfKeywords: readonly string[] = [
  'letterYo',
  'glossary',
  'wording',
  'sameNumbers',
  'sameTimes',
  'sameTelephones',
  'sameValues',
  'sameLinks',
  'sameText',
  'sameEnd',
];

/** For words that people search by: any name of a thing is right there, and each language has its own. */
export const keywordRules = rules.filter(({ id }) => !notOfKeywords.includes(id));

export type RuleId = (typeof rules)[number]['id'];
