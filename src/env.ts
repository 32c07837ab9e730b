import path from 'node:path';
import { z } from 'zod';
import { isHostName } from './lib/host-name';
import { remoteKinds } from './sources/remote-kinds';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const addresses = (protocol: RegExp, error: string) =>
  z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol, error })));

const variables = z.object({
  /** PostgreSQL of the CMS. `npm start` fills it with the embedded server's address when it is unset. */
  DATABASE_URI: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Signs the CMS's sessions. `npm start` generates and keeps one when it is unset. */
  PAYLOAD_SECRET: z.string().min(16),
  /** Public origin of the site, without a trailing slash: canonical links, sharing, CSRF. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
  /** Where this instance reaches itself: previews and scheduled work ask it there. */
  INTERNAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORT: z.coerce.number().int().positive().default(3000),
  /** Folder of what the instance keeps beside the database: uploads, the embedded server's files. */
  DATA_DIR: z.string().default(() => path.resolve(/* turbopackIgnore: true */ '.data')),
  /** Bucket of an S3-compatible storage that uploads are kept in; unset: in DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  /** Where that storage is; unset: Amazon's in the region. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** With these keys objects of the bucket are listed, read, written and deleted. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Origin of an airport API that speaks the contract; unset means the bundled CMS feeds the site. */
  AIRPORT_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Which of the folders of src/sources/ with a remote.ts speaks to it. */
  AIRPORT_API_KIND: z.enum(remoteKinds).default('airport-api'),
  /** Whether that API also answers this project's extension calls. */
  AIRPORT_API_EXTENDED: flag,
  /** Where a fault of the site is reported: `mailto:`, `https:` or `tel:`; unset: there is no security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https|tel)$/ }).optional(),
  /** What is logged at least. Each request is an `info`. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('warn'),
  /** Milliseconds before an attempt at a call to the airport API is given up; a call takes at most twice that. */
  AIRPORT_API_TIMEOUT_MS: z.coerce.number().int().positive().default(2000),
  /** A moment in ISO 8601 at which the server's clock stands still, for tests and demonstrations. */
  CLOCK: z.iso
    .datetime({ offset: true })
    .transform((moment) => Date.parse(moment))
    .optional(),
  /** Proxies in front of the site that append the sender to X-Forwarded-For. 0: the header is not believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Port on which `/metrics` is served to Prometheus; unset: nowhere. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Milliseconds after SIGTERM for which connections are accepted while /readyz says 503. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** Next's own variable: with any value it leaves signals to the site, which then loses no request. */
  NEXT_MANUAL_SIG_HANDLE: z.string().optional(),
  /** Hosts that metric scripts may come from, besides those that an administrator allowed; separated by commas. */
  METRIC_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().refine(isHostName, 'names of hosts such as mc.example.com'))),
  /** Whether browsers only report what the content security policy of pages would stop. */
  CSP_REPORT_ONLY: flag,
  /** Mail server to which visitors' messages are forwarded; unset: they stay in the CMS only. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_TO: z.email().optional(),
  /** Redis through which several servers share their page cache; unset: each keeps pages for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Purge URLs of caches in front of the site; every address of a name is purged. */
  EDGE_PURGE_URLS: addresses(/^https?$/, 'addresses with http:// or https://').default([]),
  /** Shared secret that authenticates the site's purge requests to them. */
  EDGE_PURGE_TOKEN: z.string().min(16).optional(),
});

/** Each is of use only with the others of its group. */
const groups = {
  mail: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  storage: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
} as const;

const schema = variables.superRefine((values, { addIssue }) => {
  for (const [group, names] of Object.entries(groups)) {
    const missing = names.filter((name) => !values[name]);
    for (const name of missing.length === names.length ? [] : missing) {
      addIssue({
        code: 'custom',
        path: [name],
        message: `set all of the ${group} variables or none`,
      });
    }
  }
  if (values.EDGE_PURGE_URLS.length > 0 && !values.EDGE_PURGE_TOKEN) {
    const message = 'set the token that the edges of EDGE_PURGE_URLS expect';
    addIssue({ code: 'custom', path: ['EDGE_PURGE_TOKEN'], message });
  }
});

export type Env = z.infer<typeof schema>;

/** Names of all variables that the site reads. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/**
 * Reads and checks the configuration.
 * @throws Error naming every variable that is missing or wrong.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  throw new Error(`The configuration is not usable: ${wrong.join('; ')}`);
}

/** `next build` evaluates the CMS's configuration but connects to nothing. */
const whileBuilding = {
  DATABASE_URI: 'postgres://build.invalid/parvoz',
  PAYLOAD_SECRET: 'used-by-no-running-server',
};

let parsed: Env | undefined;

/** The configuration, read once when first needed. */
export function env(): Env {
  const building = process.env.NEXT_PHASE === 'phase-production-build';
  return (parsed ??= parseEnv(building ? { ...whileBuilding, ...process.env } : process.env));
}

/** The migrations that this build needs; next.config.ts writes them into it. */
export function committedMigrations(): string[] {
  return (process.env.MIGRATIONS ?? '').split(',').filter(Boolean);
}

let files: ReadonlySet<string> | undefined;

/** The files of the folder `public` as they are asked for; next.config.ts writes them into a build. */
export function publicFiles(): ReadonlySet<string> {
  return (files ??= new Set((process.env.PUBLIC_FILES ?? '').split(',').filter(Boolean)));
}

/** Whether this is `npm run dev`. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}
