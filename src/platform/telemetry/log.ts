import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { env, isDevelopment } from '@/env';
import { processWide } from '@/platform/process-wide';
import { describeError } from './describe-error';
import { readable } from './pretty-print';
import { currentRequestId } from './request-context';

const secrets = ['password', 'token', 'secret', 'authorization', 'cookie', 'apiKey'];

/**
 * The message and stack of a failed query end with its parameters, among them what visitors wrote: they
 * are cut out of the finished line.
 */
const withoutParameters = (line: string) =>
  line.replace(/\\nparams: (?:[^"\\]|\\.)*?(?=\\n {4}at |")/g, '\\nparams: ***');

/** How every logger of the server writes, Payload's too; a new object each time, for Payload names it. */
export const logOptions = (): LoggerOptions => ({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
  serializers: { err: describeError },
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '***' },
  hooks: { streamWrite: withoutParameters },
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { request_id: requestId } : {};
  },
});

/**
 * Standard error, a JSON object a line; Next greets on standard output. In development, readable
 * lines. Written before the call returns: nothing is lost when the process ends.
 */
export const logDestination = (): DestinationStream =>
  isDevelopment()
    ? { write: (line) => void process.stderr.write(readable(line)) }
    : pino.destination({ dest: 2, sync: true });

/** The server's log. Within a request each line carries its `request_id`. */
export const log: Logger = processWide('log', () => pino(logOptions(), logDestination()));
