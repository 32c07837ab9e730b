import { defaultLocale, isLocale, type Locale } from '../i18n/locales';

/** Outside addresses open in a new tab. */
export function isExternal(href: string): boolean {
  return href.includes('http');
}

/** Whether an address is a path of this site, to which the locale is added. */
export function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** The path of a page in a language: `/services/` is `/ru/services/` in Russian. */
export function localised(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`;
}

/** The path that a page has in every language: `/services/` of `/ru/services/`. */
export function unlocalised(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}

/** A target that editors chose, in a language: a path of the site gets the locale, an outside address stays. */
export function targetIn(target: string, locale: Locale): string {
  return isInternal(target) ? localised(target, locale) : target;
}

/** An address as a header can carry it: whatever is not printable ASCII is encoded. */
export function asciiAddress(address: string): string {
  return address.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^!-~]/gu, encodeURIComponent);
}

/** The path of a CMS page: its slug is the route with `/` written as `--`; `home` is `/`. */
export function pagePath(slug: string): string {
  return slug === 'home' ? '/' : `/${slug.replaceAll('--', '/')}/`;
}

/** The path that the segments of an address are of; one that is no valid encoding stays as it is. */
export function pathOf(segments: readonly string[]): string {
  return `/${segments.map(decoded).join('/')}/`;
}

/** A segment of an address as the text that it encodes, else as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The slug of the CMS page at a path. */
export function pageSlug(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'home';
}

/** The list of a kind of places, and one of them. */
export const listPath = (kind: string) => `/services/${kind}/`;
export const cardPath = (kind: string, id: string) => `${listPath(kind)}${id}/`;
export const flightPath = (id: string) => `/flight-board/${id}/`;
export const servicePath = (id: string) => `/services/${id}/`;
export const partnerPath = (id: string) => `/partners/${id}/`;
export const pressPath = (id: string) => `/press-center/press-releases/${id}/`;
export const personPath = (id: string) => `/airport/${id}/`;

/** The floor plan with a place chosen. */
export const schemePath = (placeId: string, floor?: number | string) =>
  `/airport/scheme/?${floor ? `floor=${floor}&` : ''}place=${placeId}`;

/** Sanitised HTML with the locale in its internal links; outside ones open in a new tab. */
export function localiseHtml(html: string, locale: Locale): string {
  return html
    .replace(
      /<a href="(\/[^"/][^"]*|\/)"/g,
      (_, path: string) => `<a href="${localised(path, locale)}"`,
    )
    .replace(/<a href="(https?:[^"]*)"/g, '<a href="$1" target="_blank" rel="noopener noreferrer"');
}

export const pressListPath = '/press-center/press-releases/';
export const searchPath = '/search/';
export const disruptionPath = '/disruption/';
