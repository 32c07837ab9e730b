import { findAll } from '../prose';
import { checkedLanguages, defineRule } from '../rule';

/** Characters that nobody sees: no-break spaces, which the site sets by itself, and those that have no width. */
export const hiddenCharacters = defineRule({
  id: 'hiddenCharacters',
  languages: checkedLanguages,
  find: (text) => [
    ...findAll(text, /[\u00a0\u2007\u202f]/gu, () => ' '),
    ...findAll(text, /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu, () => ''),
  ],
  right: [{ uz: '23 kg, 600 000 soʻm', ru: '14 % и 5 кг', en: 'Ipak Yoʻli, 15 days' }],
  wrong: [
    [
      { uz: '7\u00a0km', ru: '14\u202f%', en: '15\u00a0days' },
      { uz: '7 km', ru: '14 %', en: '15 days' },
    ],
    [
      { uz: 'avto\u00adturargoh', en: 'check-in\u200b desk' },
      { uz: 'avtoturargoh', en: 'check-in desk' },
    ],
  ],
});
