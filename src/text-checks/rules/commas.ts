import { oneOf } from '../grammar/words';
import { findAll } from '../prose';
import { defineRule, type CheckedLanguage } from '../rule';

const after = '(?<=[\\p{L}\\d»”)ʻʼ]';

/** Russian clauses begin after a comma, or after a word that belongs to them. */
const beforeClause = (conjunctions: string, joined: string) =>
  new RegExp(`${after})(?<!${oneOf(joined)}) (?=(?:${conjunctions})(?![\\p{L}-]))`, 'gu');

const joins = 'и а но или даже только лишь особенно не';
const beforePreposition =
  'в во на по за с со к ко у о об обо из от до для под над при про через без между перед после среди около вокруг внутри ради кроме из-за из-под возле мимо благодаря согласно тот те та то больше меньше';

/** “Which is why” begins a clause. */
const whichIsWhy = /(?<=[\p{L}\d])(?<!,) (?=which is (?:why|how|when)(?!\p{L}))/gu;

/** “If it is late, wait”: what ends in -sa is no condition in nouns, “although” and questions. */
const afterCondition =
  /(?<=(?<![\p{L}ʻʼ])(?!ayniqsa|narsa|hodisa|keksa|pitsa|ishqalansa|(?:avia)?kassa)[\p{L}ʻʼ]+(?:[bdgklmnpqrstvxyzʻh]sa|sangiz|salar|sak)) (?=(?!(?:yoki|va|ham|edi|ekan|kerak|boʻladi(?:mi)?|boʻlardi)(?![\p{L}ʻʼ]))[\p{L}ʻʼ])/giu;

/** A finite verb ends a clause; it is said or thought that follows at once. */
const afterVerb =
  /(?<=(?<![\p{L}ʻʼ])[\p{L}ʻʼ]{2,}(?:ydi|adi)) (?=(?!(?:va|yoki|hamda|deb|degan|deyil|deydi|edi|ekan|ham|bilan|chunki|lekin|ammo|biroq)(?![\p{L}ʻʼ]))[\p{Ll}ʻʼ]{2,} )(?<!deydi )/gu;

const missing: Partial<Record<CheckedLanguage, RegExp[]>> = {
  en: [whichIsWhy],
  uz: [
    new RegExp(`${after}) (?=(?:lekin|ammo|biroq|chunki|balki)(?![\\p{L}ʻʼ]))`, 'gu'),
    afterCondition,
    afterVerb,
  ],
  ru: [
    beforeClause('котор\\p{L}+', `${joins} ${beforePreposition}`),
    beforeClause(
      'если|чтобы|потому что|так как|хотя(?! бы)|поскольку',
      `${joins} что тоже как либо разве кроме потому поэтому зато`,
    ),
    beforeClause(
      'что',
      `${joins} потому так тем всё вот ни есть где кое ещё именно пока ${beforePreposition}`,
    ),
    /(?<=(?<!\p{L})(?:тех|те|тем|тот|того|тому|всех|всем|та|теми)) (?=(?:кто|кому|кого|кем|чьи|чей|чья)(?!\p{L}))/giu,
    /(?<=(?<!\p{L})(?:спрос|узна|скаж|сообщ|провер|уточн|реша|решит|помн|знать|знае|покаж|объясн|посмотр|выясн|напиш|укаж)\p{L}*) (?=(?:сколько|когда|где|куда|откуда|какой|какая|какие|какое|какую|почему|зачем|кто|что|как)(?!\p{L}))/giu,
    /(?<=(?:^|[.!?] )(?:Пожалуйста|Например|Конечно|Кстати|Однако|Кроме того|Во-первых|Во-вторых|Наконец|К сожалению)) (?=\p{L})/gmu,
    beforeClause('но|однако|зато|а также|а(?!\\.)|например', '§'),
  ],
};

/** A comma before the last of a list, and before “and” in Uzbek. */
const superfluous: Record<CheckedLanguage, RegExp[]> = {
  uz: [/,(?= (?:va|hamda|yoki)(?![\p{L}ʻʼ]))/gu],
  ru: [/(?<=(?<!\p{L})[\p{Ll}-]{3,}, [\p{Ll}-]{3,}),(?= и [\p{Ll}-]+(?:[.,;\n]|$))/gu],
  en: [
    /(?<=(?<!\p{L})[a-z]+, [a-z]+),(?= and [a-z]+(?:[.,;]|$))/gu,
    /,(?= that (?!is|are|was|much|one|will|day|means))/gu,
  ],
};

/** A clause with “if” or “when” at the head of a sentence that never ends. */
const unfinished: Partial<Record<CheckedLanguage, RegExp>> = {
  ru: /(?<=(?:^|[.!?] ))(?:Если|Когда|Хотя|Пока|Как только) [^,.!?;:—\n()]{15,}\.(?= |$)/gmu,
  en: /(?<=(?:^|[.!?] ))(?:If|When|While|Although|Because) [^,.!?;:—\n()]{25,}\.(?= |$)/gmu,
};

/** Commas that are missing before a clause, or that are none of the language. */
export const commas = defineRule({
  id: 'commas',
  languages: ['uz', 'ru', 'en'],
  find: (text, lang) => [
    ...(missing[lang] ?? []).flatMap((pattern) => findAll(text, pattern, () => ', ')),
    ...superfluous[lang].flatMap((pattern) => findAll(text, pattern, () => '')),
    ...findAll(text, unfinished[lang] ?? /(?!)/g, () => undefined),
  ],
  right: [
    {
      uz: 'Pasport va viza, lekin chipta ham kerak. Kechiksa ham, keling. Narsa qoldi.',
      ru: 'Рейс, на который есть билет, и если, как и чтобы. Суп, чай и кофе',
      en: 'Soup, tea and coffee. If it is late, wait. Wait, that is all.',
    },
  ],
  wrong: [
    [
      { uz: 'Suv, va choy bor lekin issiq. Kechiksa kuting. Eʼlon qilinmaydi ekranga qarang.' },
      { uz: 'Suv va choy bor, lekin issiq. Kechiksa, kuting. Eʼlon qilinmaydi, ekranga qarang.' },
    ],
    [
      { ru: 'Зал где тихо. Рейс который задержан если туман а не дождь. Есть суп, чай, и кофе.' },
      { ru: 'Зал где тихо. Рейс, который задержан, если туман, а не дождь. Есть суп, чай и кофе.' },
    ],
    [
      {
        en: 'We have soup, tea, and coffee. We know, that fog comes. If your flight is very late wait here.',
      },
      {
        en: 'We have soup, tea and coffee. We know that fog comes. ⟦If your flight is very late wait here.⟧',
      },
    ],
  ],
});
