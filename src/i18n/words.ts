import { createTranslator } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import en from '@/i18n/messages/en.json';
import ru from '@/i18n/messages/ru.json';
import uz from '@/i18n/messages/uz.json';

const messages = { uz, ru, en };

type Namespace = keyof typeof en;

const translator = <Name extends Namespace>(lang: Locale, namespace: Name) =>
  createTranslator({ locale: lang, messages: messages[lang] as typeof en, namespace });

const made = new Map<string, unknown>();

/** The interface words of a language for texts that a source composes, such as a flight's status. */
export function words<Name extends Namespace>(lang: Locale, namespace: Name) {
  const name = `${lang} ${namespace}`;
  const found = made.get(name) ?? translator(lang, namespace);
  made.set(name, found);
  return found as ReturnType<typeof translator<Name>>;
}
