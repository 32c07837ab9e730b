import { SourceError } from '../source';

/** What Node and PostgreSQL say when no connection is to be had, or one has ended. */
const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const states = /^(?:08|53|57P)/;
const words = /connection terminated|timeout exceeded when trying to connect|cannot connect to/i;

/** Whether an error, or what caused it, is that the database does not answer. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && (codes.includes(code) || states.test(code))) return true;
  return words.test(error.message) || isUnreachable(error.cause);
}

/**
 * For reads that are not cached: while the database does not answer, that is an outage, which a page can
 * show in its place. A cached read throws instead, so that its page stays as it was.
 */
export const live =
  <Arguments extends unknown[], Answer>(read: (...args: Arguments) => Promise<Answer>) =>
  async (...args: Arguments): Promise<Answer> => {
    try {
      return await read(...args);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      throw new SourceError('unavailable', 'The database does not answer.', { cause: error });
    }
  };
