import { createTranslator } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/i18n/messages';

type Namespace = keyof (typeof messages)[Locale];

const translator = <Name extends Namespace>(lang: Locale, namespace: Name) =>
  createTranslator({ locale: lang, messages: messages[lang], namespace });

const made = new Map<string, unknown>();

/** The interface words of a language for texts that a source composes, such as a flight's status. */
export function words<Name extends Namespace>(lang: Locale, namespace: Name) {
  const name = `${lang} ${namespace}`;
  const found = made.get(name) ?? translator(lang, namespace);
  made.set(name, found);
  return found as ReturnType<typeof translator<Name>>;
}
