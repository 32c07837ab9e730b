import { findAll } from '../prose';
import { checkedLanguages, defineRule } from '../rule';

/** A word that stands twice. What is doubled on purpose, as Uzbek does, has a hyphen; one may sign in in English. */
export const doubledWords = defineRule({
  id: 'doubledWords',
  languages: checkedLanguages,
  find: (text) =>
    findAll(
      text,
      /(?<![\p{L}\p{N}-])(?<!(?:sign|log|check)(?:ed|ing|s)?[ -])(\p{L}+)[ \u00a0\n]+\1(?![\p{L}\p{N}-])/giu,
      ([, word = '']) => word,
    ),
  right: [
    { uz: 'tez-tez, katta-katta', ru: 'Как-то так. Так и вышло', en: 'Come to check-in in time' },
  ],
  wrong: [
    [{ uz: 'zalga zalga kiring' }, { uz: 'zalga kiring' }],
    [{ ru: 'Паспорт и и билет, на на месте' }, { ru: 'Паспорт и билет, на месте' }],
    [{ en: 'The the gate' }, { en: 'The gate' }],
  ],
});
