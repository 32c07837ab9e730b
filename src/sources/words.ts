import { createTranslator } from 'next-intl';
import type { FlightStatus } from '@/contract/flights';
import type { Locale } from '@/contract/locale';
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

/** What the site says of a flight's status, where it is known with the belt or the place diverted to. */
export function statusWords(
  status: FlightStatus,
  lang: Locale,
  { belt, place }: { belt?: string | null; place?: string | null } = {},
): string {
  const t = words(lang, 'status');
  if (status === 'baggage') return belt ? t('baggage', { belt }) : t('baggage_no_belt');
  if (status === 'diverted') return place ? t('diverted', { place }) : t('diverted_unknown');
  return t(status);
}
