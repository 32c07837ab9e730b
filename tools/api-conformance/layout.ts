import { locales } from '../../src/i18n/locales';
import type { Examiner } from './examiner';
import { shown } from './recorder';

/** The header's languages, and the notice's days. */
export async function checkLayout(examiner: Examiner): Promise<void> {
  for (const lang of locales) {
    const address = { call: 'layout', query: { lang } } as const;
    const layout = await examiner.data(address);
    if (!layout) continue;
    const { options } = layout.headerData.languages;
    const at = '$.data.headerData.languages.options';
    const selected = options.filter((option) => option.selected).map(({ value }) => value);
    const isSelected = selected.length === 1 && selected[0] === lang;
    examiner.check(
      'selected-language',
      address,
      isSelected,
      at,
      `${lang} selected`,
      shown(selected),
    );
    const values = options.map(({ value }) => value);
    const hasAll = locales.every((locale) => values.includes(locale));
    examiner.check('selected-language', address, hasAll, at, locales.join(', '), shown(values));
    const { cookiesData } = layout;
    if (!cookiesData) continue;
    const { duration } = cookiesData;
    const isNumber = duration.trim() !== '' && Number(duration) >= 0;
    const place = '$.data.cookiesData.duration';
    examiner.check('duration', address, isNumber, place, 'a number of days', shown(duration));
  }
}
