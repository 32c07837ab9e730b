import { findAll } from '../prose';
import { defineRule, type CheckedLanguage } from '../rule';

/** Words that hardly a sentence of a language does without, and that another one of its script does not have. */
const frequent: Partial<Record<CheckedLanguage, RegExp>> = {
  uz: /(?<![\p{L}ʻʼ])(?:va|uchun|bilan|yonida|keyin|yoki|kerak|emas|haqida|orqali|barcha|boʻyicha|har|kuni)(?![\p{L}ʻʼ])/giu,
  en: /(?<![\p{L}ʻʼ])(?:the|and|of|with|from|before|your|you|are|is|for|by|at|not|after|or|to|what|how|this|that)(?![\p{L}ʻʼ])/giu,
};

const countOf = (text: string, lang: CheckedLanguage) =>
  text.match(frequent[lang] ?? /(?!)/)?.length ?? 0;

const sentence = /[^.!?…\n]*\p{L}[^.!?…\n]*/gu;
/** Whether it is no name: Non va Choy. */
const isProse = (text: string) => (text.match(/(?<![\p{L}ʻʼ-])\p{Ll}{2,}/gu)?.length ?? 0) > 1;

/** What becomes of a Russian word when the keyboard is still on English: no vowels. */
const wrongKeyboard = /(?<![\p{L}ʻʼ])[A-Za-z](?<![AEIOUaeiou])[b-df-hj-np-tv-z]{3,}(?![\p{L}ʻʼ])/gu;

/** Latin words of the site's Russian; names have capitals. */
const latinInRussian =
  /(?<![\p{L}\d/-])(?!(?:tax|free|duty|cookie|wifi|flydubai)(?!\p{L}))[a-z]{3,}(?![\p{L}\d])/gu;

/** A Latin name, which Uzbek has as well. */
const latinName = /(?<![\p{L}\d/.@-])[A-Z][A-Za-z’ʻ]{2,}/gu;

/** Sentences that stand untranslated in another language; in Russian, Uzbek words and those of the wrong keyboard. */
export const otherLanguage = defineRule({
  id: 'otherLanguage',
  languages: ['uz', 'ru', 'en'],
  find: (text, lang, { uz }) => [
    ...findAll(text, sentence, ([found]) => {
      if (!isProse(found)) return null;
      if (lang === 'ru') return /\p{Script=Cyrillic}/u.test(found) ? null : undefined;
      const other = lang === 'uz' ? 'en' : 'uz';
      return countOf(found, other) > countOf(found, lang) ? undefined : null;
    }),
    ...(lang === 'ru'
      ? [
          ...findAll(
            text,
            /\p{Script=Latin}+[ʻʼ]\p{Script=Latin}*|\p{Script=Cyrillic}*[ўқғҳ]\p{Script=Cyrillic}*/giu,
            () => undefined,
          ),
          ...findAll(text, wrongKeyboard, () => undefined),
          ...findAll(text, latinInRussian, () => undefined),
          ...findAll(text, latinName, ([name]) =>
            uz === undefined || uz.includes(name) ? null : undefined,
          ),
        ]
      : []),
  ],
  right: [
    {
      uz: 'Duty free, Apple Pay va Visa',
      ru: 'Оплата Apple Pay и Visa',
      en: 'Non va Choy is open',
    },
    {
      uz: 'Silk Avia va Qanot Sharq reyslari',
      ru: 'Silk Avia, Qanot Sharq',
      en: 'Registon, floor 2',
    },
  ],
  wrong: [
    [
      { uz: 'Eshik yonida. Show your passport at the gate.', ru: 'Move away and warn the others.' },
      {
        uz: 'Eshik yonida.⟦ Show your passport at the gate⟧.',
        ru: '⟦Move away and warn the others⟧.',
      },
    ],
    [
      { uz: '73-avtobus, Apple Pay', ru: 'Bus 73, Apple Pay' },
      { uz: '73-avtobus, Apple Pay', ru: '⟦Bus⟧ 73, Apple Pay' },
    ],
    [
      { uz: 'Tozalash', ru: 'Jxbcnbnm', en: 'Clear' },
      { uz: 'Tozalash', ru: '⟦Jxbcnbnm⟧', en: 'Clear' },
    ],
    [
      { en: 'Sharqiy devor yonida, eshikdan keyin', ru: 'Гўшт, 10 тысяч soʻm и issiq' },
      { en: '⟦Sharqiy devor yonida, eshikdan keyin⟧', ru: '⟦Гўшт⟧, 10 тысяч ⟦soʻm⟧ и ⟦issiq⟧' },
    ],
  ],
});
