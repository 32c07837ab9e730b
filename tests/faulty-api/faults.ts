import { z } from 'zod';
import { deviationNames } from './deviations';

const ms = (otherwise: number) => z.number().int().nonnegative().default(otherwise);

/** When a setting applies: to which paths, how often, in which periods. */
const when = {
  /** `*` matches any characters. */
  path: z.string().startsWith('/').default('/api/*'),
  /** So many calls, then no more. */
  times: z.number().int().positive().optional(),
  /** Every n-th call only. */
  every: z.number().int().positive().optional(),
  /** In turns: so many milliseconds well, so many with the fault. */
  up_ms: z.number().int().positive().optional(),
  down_ms: z.number().int().positive().optional(),
};

const fault = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ fault: z.literal(name), ...when, ...shape });

/** A fault and when it applies, as `PUT /_faults` takes it. */
export const setting = z.discriminatedUnion('fault', [
  fault('latency', { ms: ms(3000) }),
  fault('reset', {}),
  fault('drip', { ms: ms(20) }),
  fault('truncated', {}),
  fault('huge', { bytes: z.number().int().positive().default(10_000_000) }),
  fault('content-type', { type: z.string().default('text/html; charset=utf-8') }),
  fault('schema', {}),
  fault('html', { status: z.number().int().min(200).max(599).default(200) }),
  fault('too-many', { retry_after: z.number().int().nonnegative().default(2) }),
  fault('status', { status: z.number().int().min(400).max(599).default(503) }),
  fault('redirect', { to: z.url().default('http://elsewhere.invalid') }),
  fault('empty', {}),
  fault('invalid-json', {}),
  fault('bom-crlf', {}),
  fault('late', { ms: ms(20 * 60_000) }),
  fault('gzip-garbage', {}),
  fault('down', { ms: ms(3000) }),
  fault('deviation', { name: z.enum(deviationNames) }),
]);
export type Setting = z.infer<typeof setting>;
export type SettingInput = z.input<typeof setting>;
export type FaultName = Setting['fault'];

/** What each fault does, and what it takes beside the path and how often; README.md shows it. */
export const faults: Record<FaultName, { takes: string; does: string }> = {
  latency: { takes: '`ms` 3000', does: 'The reply begins so much later.' },
  reset: { takes: '', does: 'The connection is reset before a reply.' },
  drip: { takes: '`ms` 20', does: 'The body comes byte by byte, with so long a pause after each.' },
  truncated: { takes: '', does: 'The connection ends after half of the announced body.' },
  huge: {
    takes: '`bytes` 10000000',
    does: 'A good reply with so long a member more, its length not announced.',
  },
  'content-type': { takes: '`type` text/html', does: 'The good body under another content type.' },
  schema: { takes: '', does: '`data` has none of the members that it should have.' },
  html: { takes: '`status` 200', does: 'An HTML page of an error.' },
  'too-many': { takes: '`retry_after` 2', does: '429 with `Retry-After` in seconds.' },
  status: { takes: '`status` 503', does: 'A failure: 500, 502, 503 …' },
  redirect: { takes: '`to` elsewhere.invalid', does: '302 to the same path of another host.' },
  empty: { takes: '', does: '200 without a body.' },
  'invalid-json': {
    takes: '',
    does: 'JSON that ends in the middle, its length announced rightly.',
  },
  'bom-crlf': { takes: '', does: 'A byte order mark, and lines that end in CRLF.' },
  late: { takes: '`ms` 1200000', does: 'The flights are as of so long ago.' },
  'gzip-garbage': { takes: '', does: '`Content-Encoding: gzip` before bytes that are none.' },
  down: { takes: '`ms` 3000', does: 'Nobody listens for so long: at once, whatever the path.' },
  deviation: { takes: '`name`', does: 'The reply differs from the contract; the names are below.' },
};
