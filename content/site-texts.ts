import { names } from '@/features/names';
import { messages } from '@/i18n/messages';
import * as content from './load';
import { textsIn, type PlacedText } from './texts';

type Words = { [key: string]: string | Words };

/** The messages as texts in their languages: a message has the same key in each. */
function messageTexts(uz: Words, ru: Words, en: Words, place: string): PlacedText[] {
  return Object.entries(uz).flatMap(([key, text]) => {
    const here = `${place}.${key}`;
    return typeof text === 'string'
      ? { place: here, texts: { uz: text, ru: String(ru[key]), en: String(en[key]) } }
      : messageTexts(text, ru[key] as Words, en[key] as Words, here);
  });
}

/** Every text of the site: the sample airport's content, the messages and the names. */
export const siteTexts: PlacedText[] = [
  ...textsIn(content),
  ...messageTexts(messages.uz, messages.ru, messages.en, 'messages'),
  ...messageTexts(names.uz, names.ru, names.en, 'names'),
];
