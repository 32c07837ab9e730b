type ByLanguage = Record<'uz' | 'ru' | 'en', string>;

/** Money, with its endings. */
export const currency: ByLanguage = {
  uz: 'soʻm\\p{L}*|UZS|dollar\\p{L}*|yevro\\p{L}*',
  ru: 'сум(?:а|ов|ы|ам|ами|ах)?|UZS|долл\\p{L}*|евро|руб\\p{L}*',
  en: 'soʻm|UZS|USD|EUR|dollars?|euros?',
};

/** Short names of what is measured, and of large numbers. */
const measures: ByLanguage = {
  uz: '%|kg|g|mg|km|m²?|sm|cm|mm|ml|l|Wh|mAh|kW|MB|GB|°C|ming|mln|mlrd|million|milliard',
  ru: '%|кг|г|мг|км|м²?|см|мм|мл|л|Вт·ч|мА·ч|кВт|МБ|ГБ|°C|мин|ч|тыс\\.|тысяч|млн|млрд|миллион\\p{L}*',
  en: 'kg|g|mg|km|m²?|cm|mm|ml|l|Wh|mAh|kW|MB|GB|°C|min|h|million|billion',
};

export const unit = (lang: keyof ByLanguage): string => `(?:${measures[lang]}|${currency[lang]})`;

/** A unit or money in any of the languages. */
export const anyUnit = [...Object.values(measures), ...Object.values(currency)].join('|');
