import type { PayloadRequest } from 'payload';
import en from '@/i18n/admin-messages/en.json';
import ru from '@/i18n/admin-messages/ru.json';
import uz from '@/i18n/admin-messages/uz.json';
import { adminLanguage, type AdminLanguage, type Label } from '@/i18n/label';

/** What the admin says in addition to Payload; `{name}` stands for a parameter. */
const messages: Record<AdminLanguage, typeof en> = { uz, ru, en };

type Namespace = keyof typeof en;
type KeyOf<Name extends Namespace> = keyof (typeof en)[Name];

/** A label in a language of the admin; in Uzbek where it is another. */
export const labelIn = (texts: Label, language: string): string => texts[adminLanguage(language)];

/** Says something of a namespace. */
type SayOf<Name extends Namespace> = (
  key: KeyOf<Name>,
  parameters?: Record<string, string | number>,
) => string;

/** A namespace in a language of the admin; Uzbek where it is another. */
function sayIn<Name extends Namespace>(namespace: Name, language: string): SayOf<Name> {
  const texts = messages[adminLanguage(language)][namespace];
  return (key, parameters = {}) =>
    String(texts[key]).replace(/\{(\w+)\}/g, (name: string, of: string) =>
      String(parameters[of] ?? name),
    );
}

/** The translations view, the dashboard and the menu. */
export const adminWords = (language: string) => sayIn('translations', language);
export type Say = SayOf<'translations'>;
export type AdminWord = KeyOf<'translations'>;

export const auditWords = (language: string) => sayIn('audit', language);
export type AuditSay = SayOf<'audit'>;

/** Exchange with translators and the list of versions. */
export const exchangeWords = (language: string) => sayIn('exchange', language);
export type ExchangeSay = SayOf<'exchange'>;

/** Where API keys are created and revoked. */
export const keyWords = (language: string) => sayIn('keys', language);

/** Names of what is checked in texts, and under `…Why` what they are about. */
export const textCheckWords = (language: string) => sayIn('textChecks', language);

/** Signing in and the account page. */
export const accountWords = (language: string) => sayIn('accounts', language);
export type AccountSay = SayOf<'accounts'>;
export type AccountWord = KeyOf<'accounts'>;

/** Who asks, as far as words are concerned. */
type Asking = Pick<PayloadRequest, 'i18n'>;

export const sayTo = ({ i18n }: Asking): AccountSay => accountWords(i18n.language);

/** What a validation says to whoever asked. */
export const say = (
  { i18n }: Asking,
  key: MessageKey,
  parameters?: Record<string, string | number>,
): string => sayIn('validation', i18n.language)(key, parameters);
export type MessageKey = KeyOf<'validation'>;
