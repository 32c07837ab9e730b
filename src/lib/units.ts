type ByLanguage = Record<'uz' | 'ru' | 'en', string>;

const everywhere = (sign: string): ByLanguage => ({ uz: sign, ru: sign, en: sign });

/** How each language writes what is measured after its number, as parts of patterns. */
export const measures = {
  percent: { uz: '%|foiz\\p{L}*', ru: '%|процент\\p{L}*', en: '%|per cent' },
  kilogram: { uz: 'kg|kilogramm\\p{L}*', ru: 'кг|килограмм\\p{L}*', en: 'kg|kilograms?' },
  gram: { uz: 'g', ru: 'г', en: 'g' },
  milligram: { uz: 'mg', ru: 'мг', en: 'mg' },
  kilometre: { uz: 'km|kilometr\\p{L}*', ru: 'км|километр\\p{L}*', en: 'km|kilometres?' },
  metre: { uz: 'm', ru: 'м', en: 'm' },
  squareMetre: { uz: 'm²', ru: 'м²', en: 'm²' },
  squareKilometre: { uz: 'km²', ru: 'км²', en: 'km²' },
  centimetre: { uz: 'sm|cm', ru: 'см', en: 'cm' },
  millimetre: { uz: 'mm', ru: 'мм', en: 'mm' },
  millilitre: { uz: 'ml', ru: 'мл', en: 'ml' },
  litre: { uz: 'l|litr\\p{L}*', ru: 'л|литр\\p{L}*', en: 'l|litres?' },
  wattHour: { uz: 'Wh', ru: 'Вт·ч', en: 'Wh' },
  milliampereHour: { uz: 'mAh', ru: 'мА·ч', en: 'mAh' },
  kilowatt: { uz: 'kW', ru: 'кВт', en: 'kW' },
  megabyte: { uz: 'MB', ru: 'МБ', en: 'MB' },
  gigabyte: { uz: 'GB', ru: 'ГБ', en: 'GB' },
  celsius: everywhere('°C'),
} satisfies Record<string, ByLanguage>;

/** Money, with its endings. */
export const currencies = {
  soum: {
    uz: 'soʻm\\p{L}*|UZS',
    ru: 'сум(?:а|ов|ы|ам|ами|ах)?|UZS',
    en: 'soʻm|UZS',
  },
  dollar: { uz: 'dollar\\p{L}*|USD', ru: 'долл\\p{L}*|USD', en: 'USD|dollars?' },
  euro: { uz: 'yevro\\p{L}*|EUR', ru: 'евро|EUR', en: 'EUR|euros?' },
  rouble: { uz: 'rubl\\p{L}*', ru: 'руб\\p{L}*', en: 'roubles?' },
} satisfies Record<string, ByLanguage>;

/** Short names of times and of large numbers, which a language may put into words as well. */
const others: ByLanguage = {
  uz: 'ming|mln|mlrd|million|milliard',
  ru: 'мин|ч|тыс\\.|тысяч|млн|млрд|миллион\\p{L}*',
  en: 'min|h|million|billion',
};

const any = (names: Record<string, ByLanguage>, lang: keyof ByLanguage) =>
  Object.values(names)
    .map((name) => name[lang])
    .join('|');

export const currency = (lang: keyof ByLanguage): string => any(currencies, lang);

export const unit = (lang: keyof ByLanguage): string =>
  `(?:${[any(measures, lang), others[lang], currency(lang)].join('|')})`;

/** A unit or money in any of the languages. */
export const anyUnit = (['uz', 'ru', 'en'] as const).map(unit).join('|');

/** Money in any of the languages. */
export const anyCurrency = (['uz', 'ru', 'en'] as const).map(currency).join('|');
