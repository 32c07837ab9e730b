import { languages } from '@/i18n/locales';
import { findAll, proseOf } from '../prose';
import { checkedLanguages, defineRule, type CheckedLanguage, type Finding } from '../rule';

/** A quotation within a quotation. */
const nested: Record<CheckedLanguage, RegExp> = {
  uz: /‘[^‘’“”\n]*’(?!\p{L})/gu,
  ru: /„[^„“”«»\n]*“/gu,
  en: /‘[^‘“”\n]*’(?!\p{L})/gu,
};

const opensAt = (text: string, index: number) =>
  /(?:^|[\s([{«“„‘—–])[*_]*$/u.test(text.slice(Math.max(0, index - 4), index));

/** Quotation marks that have no other half in their paragraph. */
function unpaired(text: string, [opening, closing]: readonly [string, string]): Finding[] {
  const open: Finding[] = [];
  const single: Finding[] = [];
  for (const { index: start, 0: found } of text.matchAll(/["“”„‟«»\n]/g)) {
    if (found === '\n') single.push(...open.splice(0));
    else if (found === opening) open.push({ start, end: start + 1, found });
    else if (found === closing && !open.pop()) single.push({ start, end: start + 1, found });
  }
  return [...single, ...open];
}

const apostrophes: Partial<Record<CheckedLanguage, RegExp>> = {
  ru: /(?<=\p{L})['`´](?=\p{L})/gu,
  en: /(?<=\p{L})['`´ʼ]|(?<![og])(?<=\p{L})ʻ/giu,
};

/** Quotation marks of the language, in pairs; the apostrophe of English. */
export const quotes = defineRule({
  id: 'quotes',
  languages: checkedLanguages,
  find: (text, lang) => {
    const pair = languages[lang].quotes;
    const hidden = [...proseOf(text).matchAll(nested[lang])].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
    const isNested = (index: number) =>
      hidden.some(({ start, end }) => index === start || index === end - 1);
    const strange = findAll(text, /["“”„‟«»]/gu, ({ index, 0: sign }) => {
      if (isNested(index)) return null;
      return pair[opensAt(text, index) ? 0 : 1] ?? sign;
    });
    const apostrophe = apostrophes[lang] ? findAll(text, apostrophes[lang], () => '’') : [];
    const single = lang === 'en' ? findAll(text, /(?<![\p{L}\d])'(?=\p{L})/gu, () => '‘') : [];
    const others = strange.length > 0 ? [] : unpaired(proseOf(text), pair);
    return [...strange, ...apostrophe, ...single, ...others];
  },
  right: [
    {
      uz: '“Registon” xalqaro aeroporti, “Qonun”ga koʻra',
      ru: 'Аэропорт «Регистон»',
      en: 'a child’s seat',
    },
    {
      ru: '«Кафе „Чинар“ открыто», — сказал он.',
      en: '“They call it ‘the spine’,” she says. Soʻm',
    },
    { ru: '[«Сюзане»](/services/shops/suzani/), **«Тонг»**' },
  ],
  wrong: [
    [{ uz: '"Registon" va «Bekat»' }, { uz: '“Registon” va “Bekat”' }],
    [{ ru: 'Кафе "Бекат", “Чинар” и „Атлас”' }, { ru: 'Кафе «Бекат», «Чинар» и «Атлас»' }],
    [
      { en: "\"It’s ready,\" he says. Don't, don`t, the 'spine'" },
      { en: '“It’s ready,” he says. Don’t, don’t, the ‘spine’' },
    ],
    [{ uz: '”Registon“' }, { uz: '“Registon”' }],
    [{ ru: 'Кафе «Бекат' }, { ru: 'Кафе ⟦«⟧Бекат' }],
  ],
});
