import { z } from 'zod';
import { locales, type Locale } from '@/i18n/locales';
import { previewModes } from '@/features/accessibility-panel/preview-modes';
import { localised } from '@/lib/hrefs';
import { isSameSignature, signatureOf } from '@/lib/signature';

/** What a preview's address opens, signed by the server: one page, in some languages, for a while. */
export const grant = z.object({
  /** The page, without locale; may have a query. */
  path: z.string().startsWith('/'),
  languages: z.array(z.enum(locales)).min(1),
  /** The document whose draft is shown, such as `pages:12`; of the others what is published. */
  document: z.string(),
  /** Who may open it: the member of staff it was made for, or anybody with the share link. */
  holder: z.union([z.object({ user: z.string() }), z.object({ share: z.string() })]),
  /** Drafts of every document, of the one, or only what is published. */
  drafts: z.enum(['all', 'one', 'none']),
  /** The moment to show, in milliseconds since 1970; absent means now. */
  at: z.number().optional(),
  /** Whether texts say which fields they are. */
  fields: z.boolean(),
  modes: z.array(z.enum(previewModes)),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
export type Grant = z.infer<typeof grant>;

/** Between the route that opens a preview and the page it shows; never from outside. */
export const GRANT_HEADER = 'x-parvoz-preview';

const PURPOSE = 'preview';

const STAFF_MS = 1_800_000;

/**
 * When an address of a preview in the admin runs out: within the hour, a signed-in reader gets a new
 * one then. The same for half an hour, so that a frame whose address is recomputed stays as it is.
 */
export const staffExpiry = (now: number): number => (Math.ceil(now / STAFF_MS) + 1) * STAFF_MS;

/** The grant as a part of an address. */
export function toToken(given: Grant): string {
  const payload = Buffer.from(JSON.stringify(given)).toString('base64url');
  return `${payload}.${signatureOf(PURPOSE, payload)}`;
}

/** The grant that the server signed, expired or not; null for anything else. */
export function fromToken(token: string): Grant | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSameSignature(signatureOf(PURPOSE, payload), signature)) return null;
  return grant.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

export const isExpired = ({ expires }: Grant, now: number): boolean => expires <= now;

/** The address of the page that a grant opens, in a language. */
export const previewAddress = (given: Grant, lang: Locale): string =>
  `/preview/${toToken(given)}${localised(given.path, lang)}`;

/**
 * How the page of a share link is shown besides by itself: all its languages side by side, one alone
 * where there is room for all, one in a frame beside the others.
 */
const sharedViews = ['together', 'alone', 'framed'] as const;
export type SharedView = (typeof sharedViews)[number];

/** The parameter of an address that says so; the page itself never gets it. */
export const SHOWN = 'shown';

export const sharedAddress = (given: Grant, lang: Locale, view: SharedView): string => {
  const address = previewAddress(given, lang);
  return `${address}${address.includes('?') ? '&' : '?'}${SHOWN}=${view}`;
};

/** The view of a grant that an address requests; null where it is the page itself. */
export function sharedViewOf({ holder, languages }: Grant, query: URLSearchParams) {
  const isOfSeveral = 'share' in holder && languages.length > 1;
  const view = sharedViews.find((one) => one === query.get(SHOWN));
  return isOfSeveral && view ? view : null;
}

/** The language in which a path is the grant's page; null where it is another page. */
export function languageAt(given: Grant, path: string): Locale | null {
  const [page = ''] = given.path.split('?');
  return given.languages.find((lang) => localised(page, lang) === path) ?? null;
}
