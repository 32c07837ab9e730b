import { adminLanguages, type AdminLanguage, type Label } from '@/i18n/label';
import { byLanguage, defaultLocale, type Locale } from '@/i18n/locales';
import { all } from '@/i18n/messages/all';
import { colorSchemeNames } from './accessibility-panel/color-schemes';
import { causes, severities } from './disruption/kinds';
import { perReportField, reportFields } from './flights/report-fields';
import { statusNames } from './flights/status-names';
import { placeFilters } from './places/filters';

const labelsOf = <Name extends string>(table: Readonly<Record<Name, { label: Label }>>) =>
  Object.fromEntries(
    Object.entries<{ label: Label }>(table).map(([name, { label }]) => [name, label]),
  ) as Record<Name, Label>;

/** The tables whose entries have names that visitors read, in the languages of the admin. */
const tables = {
  causes: labelsOf(causes),
  colorSchemes: colorSchemeNames,
  placeFilters,
  reportFields: perReportField((name) => reportFields[name].label),
  severities: labelsOf(severities),
  statuses: statusNames,
};

type Tree = Label | { readonly [key: string]: Tree };
type InOne<Of> = Of extends Label ? string : { [Key in keyof Of]: InOne<Of[Key]> };

/** What the entries of each table are called in a language. */
export type Names = InOne<typeof tables>;

/** A language of the site that the admin does not have has them in its messages, under the same keys. */
const inMessages: Record<Exclude<Locale, AdminLanguage>, Names> = all;
const further: Partial<Record<Locale, Names>> = inMessages;
const isOfAdmin = (lang: Locale) => adminLanguages.some((one) => one === lang);

function namesIn(tree: Tree, lang: Locale): unknown {
  const label: Partial<Record<Locale, unknown>> = tree;
  if (typeof label[defaultLocale] === 'string') return label[lang];
  return Object.fromEntries(
    Object.entries(tree).map(([key, inner]) => [key, namesIn(inner as Tree, lang)]),
  );
}

/** The names in each language of the site. For the server: all messages come with them. */
export const names = byLanguage(
  (lang) => (isOfAdmin(lang) ? namesIn(tables, lang) : further[lang]) as Names,
);
