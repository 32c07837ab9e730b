import { clocks, dayAndMonth } from './calendar';
import { HIDDEN, proseOf } from './prose';
import { inEachLanguage, type CheckedLanguage } from './rule';
import type { Named } from './same-in';

export const thousand: Record<CheckedLanguage, string> = {
  uz: 'ming',
  ru: 'тыс(?:\\.|яч\\p{L}*)',
  en: 'thousand',
};
export const million: Record<CheckedLanguage, string> = {
  uz: 'mln|million',
  ru: 'млн|миллион\\p{L}*',
  en: 'million',
};
const amounts = inEachLanguage((lang) => {
  const number = '\\d+(?:[ \\u00a0]\\d{3}(?!\\d)|,\\d{3}(?!\\d))*(?:[.,]\\d+)?';
  const times = `(?:[ \\u00a0](?:(?<thousand>${thousand[lang]})|(?<million>${million[lang]}))(?!\\p{L}))?`;
  return new RegExp(`(?<![\\d])(?<one>${number})(?:–(?<other>${number}))?${times}`, 'giu');
});

/** The numbers of a text with what multiplies them: 1,9 mln is 1900000. */
export function amountsOf(text: string, lang: CheckedLanguage): Named[] {
  const hide = (written: string, pattern: RegExp) =>
    written.replace(pattern, (found) => HIDDEN.repeat(found.length));
  const prose = hide(hide(proseOf(text), clocks), dayAndMonth[lang]);
  return [...prose.matchAll(amounts[lang])].flatMap(({ index, groups = {}, 0: found }) => {
    const factor = groups.million ? 1e6 : groups.thousand ? 1e3 : 1;
    return [groups.one, groups.other].flatMap((digits) => {
      if (!digits) return [];
      const number = digits.replace(/[ \u00a0]|,(?=\d{3}(?!\d))/g, '').replace(',', '.');
      const start = index + (digits === groups.other ? found.indexOf('–') + 1 : 0);
      return {
        value: String(Math.round(Number(number) * factor * 1000) / 1000),
        start,
        found: digits,
      };
    });
  });
}
