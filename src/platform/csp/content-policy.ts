import { env } from '@/env';

/** What a page may load and run besides the site's own files. */
export interface PageSources {
  /** SHA-256 of inline scripts, as `sha256-…`. */
  hashes: readonly string[];
  /** Hosts that metric scripts may be loaded from, send data to, and show pictures of. */
  hosts: readonly string[];
}

type Directives = Record<string, readonly string[]>;

const SELF = "'self'";
const INLINE = "'unsafe-inline'";

const toHttps = () => env().SITE_URL.startsWith('https:');

/** A report does not load anything otherwise, so a browser warns of this where it only reports. */
const upgrade = (): Directives =>
  toHttps() && !env().CSP_REPORT_ONLY ? { 'upgrade-insecure-requests': [] } : {};

const everywhere: Directives = {
  'default-src': [SELF],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [SELF],
  'object-src': ["'none'"],
  'report-uri': ['/csp-reports'],
};

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Pictures of an airport API may be on any host; those of the CMS come from the site. */
function pictures(): string[] {
  const { AIRPORT_API_URL } = env();
  return AIRPORT_API_URL ? ['data:', 'https:', new URL(AIRPORT_API_URL).origin] : ['data:'];
}

/** The policy of a page for visitors: inline scripts run by their hash only. */
export const pagePolicy = ({ hashes, hosts }: PageSources): string =>
  written({
    ...everywhere,
    'script-src': [SELF, ...hosts, ...hashes.map((hash) => `'${hash}'`)],
    // Elements carry their measures in style attributes, which no hash can name.
    'style-src': [SELF, INLINE],
    'img-src': [SELF, ...pictures(), ...hosts],
    'connect-src': [SELF, ...hosts],
    ...upgrade(),
  });

/**
 * The policy of a page of the admin: inline scripts run by the nonce that Next wrote into them. They
 * differ for each user, and no cache keeps them. Payload writes inline styles.
 */
export const adminPolicy = (nonce: string): string =>
  written({
    ...everywhere,
    'script-src': [SELF, `'nonce-${nonce}'`],
    'style-src': [SELF, INLINE],
    'img-src': [SELF, 'data:', 'blob:'],
    'font-src': [SELF, 'data:'],
    ...upgrade(),
  });

/** The policy of what is no page: data, and files that somebody uploaded. */
export const lockedPolicy: string = written({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});
