import { capitals } from './capitals';
import { commas } from './commas';
import { dashes } from './dashes';
import { dates } from './dates';
import { doubledWords } from './doubled-words';
import { glossary, wording } from './glossary';
import { grammar } from './grammar';
import { hiddenCharacters } from './hidden-characters';
import { letterYo } from './letter-yo';
import { markup } from './markup';
import { missingFullStop, missingSentence } from './missing-sentences';
import { mixedScripts } from './mixed-scripts';
import { numbers } from './numbers';
import { otherLanguage } from './other-language';
import { pluralForms } from './plural-forms';
import { quotes } from './quotes';
import { sameEnd } from './same-end';
import { sameLinks } from './same-links';
import { sameNegation } from './same-negation';
import { sameNumberOrder, sameNumbers, sameNumberWords } from './same-numbers';
import { sameSense } from './same-sense';
import { sameTelephones } from './same-telephones';
import { sameText } from './same-text';
import { sameTimes } from './same-times';
import { sameUnits } from './same-units';
import { sameValues } from './same-values';
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
  capitals,
  doubledWords,
  spaces,
  commas,
  grammar,
  markup,
  missingFullStop,
  writtenOut,
  pluralForms,
  sameNumbers,
  sameNumberWords,
  sameNumberOrder,
  sameUnits,
  sameTimes,
  sameTelephones,
  sameValues,
  sameLinks,
  sameText,
  sameEnd,
  sameNegation,
  sameSense,
  missingSentence,
];

const notOfKeywords: readonly string[] = [
  'letterYo',
  'glossary',
  'wording',
  'commas',
  'grammar',
  'missingFullStop',
  'sameNumbers',
  'sameNumberWords',
  'sameNumberOrder',
  'sameUnits',
  'sameTimes',
  'sameTelephones',
  'sameValues',
  'sameLinks',
  'sameText',
  'sameEnd',
  'sameNegation',
  'sameSense',
  'missingSentence',
];

/** For words that people search by: any name of a thing is right there, and each language has its own. */
export const keywordRules = rules.filter(({ id }) => !notOfKeywords.includes(id));

export type RuleId = (typeof rules)[number]['id'];
