import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import { alphabets, otherAlphabets } from '@/i18n/uzbek-alphabets/alphabets';
import { unlocalised } from '@/lib/hrefs';
import { isAlias, reserved, routes } from '@/routes';
import { languageOf } from './refusal';

/** What an address is by the table of routes. */
export type PagePath =
  /** A page that is always there, a file, a call, a redirect: whatever Next makes of it. */
  | { kind: 'other' }
  | { kind: 'missing'; lang: Locale }
  /** A page if there is such content; `path` is without locale, with a trailing slash. */
  | { kind: 'content'; lang: Locale; path: string };

const other: PagePath = { kind: 'other' };

/** Reserved names that are no pages themselves, and have addresses below them. */
const folders = ['internal', 'preview', 'alphabet', '.well-known'];

/** Reserved names that answer for all that is below them. */
const answering = ['admin', 'api', 'cms-api'];

/** Folders of pages that a reader's choice leads to, never an address. */
const chosen = otherAlphabets.map((name) => alphabets[name].tag.toLowerCase());

const fixed = new Set(routes.map(({ path }) => path).filter((path) => !path.includes('{')));

/** Next would answer with the page that is left when they are resolved. */
const dots = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const isFile = (name: string) => name.includes('.');

/** @param files of the folder `public`, by their paths */
export function pagePathOf(path: string, files: ReadonlySet<string>): PagePath {
  const [, first = '', ...rest] = path.split('/');
  const lang = languageOf(path);
  const missing: PagePath = { kind: 'missing', lang };
  // Next redirects it to its canonical address.
  if (first === defaultLocale) return other;
  if (answering.includes(first)) return other;
  if (dots.test(path)) return missing;
  // The refusal is the same whatever is in place of a preview's token.
  if (first === 'preview' && rest.join('')) return other;
  if (path.includes('%00')) return missing;
  if (first === '_next') return rest[0] === 'static' ? other : missing;
  if (folders.includes(first)) return rest.join('') ? other : missing;
  if (reserved.some((name) => name === first)) return rest.join('/') ? missing : other;
  if (files.has(path)) return other;
  if ([...files].some((file) => file.split('/')[1] === first)) return missing;
  if (isLocale(first.toLowerCase()) && !isLocale(first)) return missing;
  if (chosen.includes(first.toLowerCase())) return missing;
  const last = rest.at(-1) ?? first;
  if (last && !isFile(last)) return other;
  const own = unlocalised(path);
  if (fixed.has(own) || isAlias(own)) return other;
  return { kind: 'content', lang, path: last ? `${own}/` : own };
}
