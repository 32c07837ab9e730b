import type { Locale } from '@/i18n/locales';
import type { OfferedAlphabet } from '@/i18n/uzbek-alphabets/alphabets';
import { spell } from '@/i18n/uzbek-alphabets/spell';
import { severities, severityNames, type Severity } from './kinds';

export type SeverityWords = Record<Severity, string>;

/** How severe a disruption is, as messages of the namespace `notice`. */
export const severityWords = (lang: Locale, alphabet: OfferedAlphabet): SeverityWords =>
  Object.fromEntries(
    severityNames.map((name) => [name, spell[alphabet](severities[name].label[lang])]),
  ) as SeverityWords;
