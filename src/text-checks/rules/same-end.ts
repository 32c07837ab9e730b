import { checkedLanguages, defineRule, othersOf } from '../rule';

const endOf = (text: string) => /[.!?…](?=[»”")]*$)/u.exec(text.trimEnd())?.[0] ?? '';

/** A text that ends without a full stop or a question mark where the other languages have one. */
export const sameEnd = defineRule({
  id: 'sameEnd',
  languages: checkedLanguages,
  find: (text, lang, texts) => {
    const others = othersOf(lang, texts).map(([, other]) => other);
    const isOpen = /[\p{L}\d)»”]$/u.test(text) && endOf(text) === '';
    if (!isOpen || others.length < 2 || others.some((other) => endOf(other) === '')) return [];
    const [found = ''] = /\S+$/u.exec(text) ?? [];
    return [
      {
        start: text.length - found.length,
        end: text.length,
        found,
        suggestion: found + endOf(others[0] ?? ''),
      },
    ];
  },
  right: [
    { uz: 'Bagaj', ru: 'Багаж', en: 'Baggage' },
    { uz: 'Keling.', ru: 'Приходите!', en: 'Come.' },
  ],
  wrong: [
    [
      { uz: 'Pasport oling.', ru: 'Возьмите паспорт', en: 'Take a passport.' },
      { uz: 'Pasport oling.', ru: 'Возьмите паспорт.', en: 'Take a passport.' },
    ],
  ],
});
