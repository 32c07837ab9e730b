const DEFAULT_STATUS = 500;

const statusIn = (value: unknown, key: string): number | undefined => {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return typeof found === 'number' ? found : undefined;
};

/** statusCode, else status, else the response's status, else 500. */
export function errorStatusOf(error: unknown): number {
  return (
    statusIn(error, 'statusCode') ??
    statusIn(error, 'status') ??
    statusIn((error as { response?: unknown } | null)?.response, 'status') ??
    DEFAULT_STATUS
  );
}

/** A text is shown as it is; of anything else its message is serialised as JSON. */
export function errorMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  return JSON.stringify((error as { message?: unknown } | null)?.message ?? null);
}

const DIGEST = 'status';

/**
 * What the browser may learn of an error of the server. Of an error that a server component throws,
 * Next keeps nothing but its digest, and that as it was given.
 */
export const errorDigest = (status: number, message: string) => `${DIGEST} ${status} ${message}`;

/** The status and message that the error page shows, also of an error that the server threw. */
export function shownError(error: unknown): { status: number; message: string } {
  const digest = (error as { digest?: unknown } | null | undefined)?.digest;
  if (typeof digest !== 'string') {
    return { status: errorStatusOf(error), message: errorMessage(error) };
  }
  const [, status, message] = new RegExp(`^${DIGEST} (\\d+) (.*)$`).exec(digest) ?? [];
  return {
    status: status ? Number(status) : errorStatusOf(error),
    // Next puts a long notice to developers in place of the message.
    message: errorMessage({ message: message ?? `Server error ${digest}` }),
  };
}
