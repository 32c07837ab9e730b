import { english } from '../grammar/english';
import { russian } from '../grammar/russian';
import { uzbek } from '../grammar/uzbek';
import { findAll } from '../prose';
import { checkedLanguages, defineRule, type CheckedLanguage } from '../rule';

const patterns: Record<CheckedLanguage, readonly RegExp[]> = {
  uz: uzbek,
  ru: russian,
  en: english,
};

/** Words beside each other that do not agree: a preposition and a case, a number and a plural, a subject and a verb. */
export const grammar = defineRule({
  id: 'grammar',
  languages: checkedLanguages,
  find: (text, lang) =>
    patterns[lang].flatMap((pattern) => findAll(text, pattern, () => undefined)),
  right: [
    {
      uz: 'Parvozdan keyin 5 ta reys uchun terminalning barcha qavatlarida, eng yaqin eshikka',
      ru: 'К стойке регистрации, от терминала до города, 5 минут, 22 рейса, новый зал. Вы можете',
      en: 'The flights are late. An hour from the airport. A passenger needs a passport on Monday.',
    },
    {
      uz: 'Siz kutasiz, biz kutamiz. P3 xodimlar uchun, shuning uchun',
      ru: 'Рейс задержан. Посадка закончена. Зелёный и красный коридоры, из duty free, при вас',
      en: 'Turkish Airlines closes check-in. The address may have changed; a use of an HY code.',
    },
  ],
  wrong: [
    [
      { uz: 'Nazoratga keyin, 3 ta reyslar, eshikga, terminalni barcha qavatlarida' },
      { uz: '⟦Nazoratga keyin⟧, ⟦3 ta reyslar⟧, ⟦eshikga⟧, ⟦terminalni barcha qavatlarida⟧' },
    ],
    [
      { uz: 'Siz kutamiz, eng arzonroq, bormi yoki yoʻq mi?' },
      { uz: '⟦Siz kutamiz⟧, ⟦eng arzonroq⟧, bormi yoki yoʻq⟦ mi⟧?' },
    ],
    [
      { ru: 'К стойка, от новый терминал, при посадку. Вы может, 5 минуты, более дешевле' },
      {
        ru: '⟦К стойка⟧, ⟦от новый⟧ терминал, ⟦при посадку⟧. ⟦Вы может⟧, ⟦5 минуты⟧, ⟦более дешевле⟧',
      },
    ],
    [
      { ru: 'Рейс задержана. Новый стойка. Эта зал. Что храниться. Нужно пройдёте' },
      { ru: '⟦Рейс задержана⟧. ⟦Новый стойка⟧. ⟦Эта зал⟧. ⟦Что храниться⟧. ⟦Нужно пройдёте⟧' },
    ],
    [
      { uz: 'Doʻkon zalga joylashgan, pasport nazoratdan keyin, xizmatni foydalaning' },
      { uz: 'Doʻkon ⟦zalga joylashgan⟧, ⟦pasport nazorat⟧dan keyin, ⟦xizmatni foydalaning⟧' },
    ],
    [
      { ru: 'Возможен очередь. У двух стойки, рядом с касса нет справка. Личные вещество' },
      {
        ru: '⟦Возможен очередь⟧. У ⟦двух стойки⟧, ⟦рядом с касса⟧ ⟦нет справка⟧. ⟦Личные вещество⟧',
      },
    ],
    [
      { en: 'Other ways to the city is here. Leave you bag. Your must. Whom is late, passed it' },
      {
        en: '⟦Other ways to the city is⟧ here. Leave ⟦you bag⟧. ⟦Your must⟧. ⟦Whom is⟧ late,⟦ passed⟧ it',
      },
    ],
    [
      { en: 'The desks is near. You must shows it at airport. A hour, an passport' },
      { en: '⟦The desks is⟧ near. You ⟦must shows⟧ it ⟦at airport⟧. ⟦A hour⟧, ⟦an passport⟧' },
    ],
    [
      { en: 'It have two door, less bags, passengers baggage in Monday at floor 2' },
      { en: '⟦It have⟧ ⟦two door⟧, ⟦less bags⟧, ⟦passengers baggage⟧ ⟦in Monday⟧ ⟦at floor 2⟧' },
    ],
  ],
});
