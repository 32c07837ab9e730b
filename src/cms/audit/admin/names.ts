import type { Field, SanitizedConfig } from 'payload';
import { defaultLocale, isLocale, localeNames } from '@/i18n/locales';
import type { AuditSay } from '@/cms/admin-words/say';
import type { AuditRecord } from '@/cms/payload-types';

type Labelled = Record<string, string> | string | undefined | false | null;

const inLanguage = (label: unknown, language: string): string | undefined => {
  const named = label as Labelled;
  if (typeof named === 'string') return named;
  return named ? (named[language] ?? named[defaultLocale]) : undefined;
};

/** What an entity of the configuration is called. */
export function entityName(config: SanitizedConfig, slug: string, language: string): string {
  const collection = config.collections.find((one) => one.slug === slug);
  const global = config.globals.find((one) => one.slug === slug);
  return inLanguage(collection?.labels.singular ?? global?.label, language) ?? slug;
}

/** The names of all fields by what they are called in the code. */
function fieldLabels(fields: readonly Field[], language: string): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    if ('name' in field && field.name) {
      return [[field.name, inLanguage('label' in field && field.label, language) ?? field.name]];
    }
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab): [string, string][] =>
        'name' in tab && tab.name
          ? [[tab.name, inLanguage(tab.label, language) ?? tab.name]]
          : fieldLabels(tab.fields, language),
      );
    }
    return 'fields' in field ? fieldLabels(field.fields, language) : [];
  });
}

/** The changed fields of an event by their names in the admin. */
export function fieldNames(config: SanitizedConfig, event: AuditRecord, language: string): string {
  if (!event.fields) return '';
  const slug = (event.document ?? '').split(':')[0] ?? '';
  const entity = [...config.collections, ...config.globals].find((one) => one.slug === slug);
  const labels = new Map(fieldLabels(entity?.fields ?? [], language));
  return event.fields
    .split(' ')
    .map((name) => labels.get(name) ?? name)
    .join(', ');
}

export const languageNames = (languages: string | null | undefined): string =>
  (languages ?? '')
    .split(' ')
    .map((one) => (isLocale(one) ? localeNames[one] : ''))
    .filter(Boolean)
    .join(', ');

/** Who did it: a name; a key is said to be one. */
export function actorName({ actor, actorRef, kind }: AuditRecord, say: AuditSay): string {
  if (!actor) return say(kind === 'signInFailed' ? 'stranger' : 'theSite');
  return actorRef?.startsWith('api-keys:') ? `${actor} (${say('withKey')})` : actor;
}

/** What else there is to say of an event. */
export function detailOf(
  config: SanitizedConfig,
  event: AuditRecord,
  language: string,
  say: AuditSay,
): string {
  if (event.kind === 'signInFailed' && !event.document) {
    return `${say('unknownAccount')} (${event.detail ?? ''})`;
  }
  const names = fieldNames(config, event, language);
  return [names, event.detail].filter(Boolean).join('; ');
}
