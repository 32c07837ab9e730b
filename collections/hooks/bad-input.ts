import type { AfterErrorHook } from 'payload';

/** Of PostgreSQL: values out of range or of another type, and statements that no filter can be turned into. */
const ofValue = /^22[0-9A-Z]{3}$/;
const ofStatement = /^42[0-9A-Z]{3}$/;

/** What a form says that cannot be read. */
const ofForm =
  /boundary|unexpected end of (?:form|multipart)|malformed part|not eligible for file upload/i;

/** Names of a query from which Payload builds a statement. */
const filters = ['where', 'sort', 'select', 'joins', 'populate', 'page', 'limit'];

function* causesOf(error: unknown): Generator<Error & { code?: string }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

const isUnreadable = (error: Error) =>
  [TypeError, RangeError, SyntaxError].some((kind) => error instanceof kind);

/**
 * Whether an error is due to what was sent, though Payload takes it for its own: a value that the
 * database cannot take, JSON or a form that nobody can read, a filter that is none.
 */
export function isBadInput(error: unknown, query: Readonly<Record<string, unknown>>): boolean {
  const isFiltered = filters.some((name) => name in query);
  return [...causesOf(error)].some((cause) => {
    const { code = '', message } = cause;
    return (
      ofValue.test(code) ||
      (isFiltered && (ofStatement.test(code) || isUnreadable(cause))) ||
      code === 'ERR_INVALID_ARG_VALUE' ||
      cause instanceof SyntaxError ||
      ofForm.test(message)
    );
  });
}

/** Answers such an error with 400 instead of 500. */
export const answerBadInput: AfterErrorHook = ({ error, req }) => {
  const { status } = error as { status?: number };
  if (status !== undefined && status !== 500) return undefined;
  if (!isBadInput(error, req.query ?? {})) return undefined;
  const message = 'The request cannot be understood: check its query, ids and values.';
  return { status: 400, response: { errors: [{ message }] } };
};
