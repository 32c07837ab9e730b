import { fold } from '@/lib/fold';
import { proseOf } from '../prose';
import { checkedLanguages, defineRule } from '../rule';

const soundsOf = (text: string) => {
  const folded = fold(text);
  return [folded.charAt(0), ...Array.from(folded, (_, index) => folded.slice(index, index + 3))];
};

/** Whether texts in two alphabets are one name: Istanbul and Стамбул. */
const soundAlike = (one: string, other: string) => {
  const sounds = new Set(soundsOf(one).filter((sound) => sound.length !== 2));
  return soundsOf(other).some((sound) => sounds.has(sound));
};

/** A text that stands in another language as well, where the third has another one that sounds otherwise. */
export const sameText = defineRule({
  id: 'sameText',
  languages: checkedLanguages,
  find: (text, lang, texts) => {
    const [one, other] = checkedLanguages
      .filter((it) => it !== lang)
      .map((it) => texts[it]?.trim());
    if (!one || !other || one === other || ![one, other].includes(text.trim())) return [];
    const third = one === text.trim() ? other : one;
    const isName = lang !== 'ru' && soundAlike(third, text);
    return !isName && /\p{L}{3}/u.test(proseOf(text))
      ? [{ start: 0, end: text.length, found: text }]
      : [];
  },
  right: [
    { uz: 'Duty free', ru: 'Дьюти-фри', en: 'Duty Free shops' },
    { uz: 'Silk Avia', ru: 'Silk Avia', en: 'Silk Avia' },
    { uz: 'Registon', ru: 'Регистон', en: 'Registon' },
    { uz: 'Istanbul', ru: 'Стамбул', en: 'Istanbul' },
  ],
  wrong: [
    [
      { uz: 'Suggestions', ru: 'Подсказки', en: 'Suggestions' },
      { uz: '⟦Suggestions⟧', ru: 'Подсказки', en: '⟦Suggestions⟧' },
    ],
    [
      { uz: 'Tushunarli', ru: 'Got it', en: 'Got it' },
      { uz: 'Tushunarli', ru: '⟦Got it⟧', en: 'Got it' },
    ],
  ],
});
