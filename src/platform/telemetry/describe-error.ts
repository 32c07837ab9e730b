/** An error as it is logged. */
export interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  /** What the visitor's error page shows of it. */
  digest?: string;
  cause?: DescribedError;
}

const textIn = (error: Error, key: string): string | undefined => {
  const value = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
};

/**
 * The named fields of an error and nothing else: drivers attach queries, rows and inputs to theirs,
 * which must not be logged.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = textIn(error, 'code');
  const digest = textIn(error, 'digest');
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code && { code }),
    ...(digest && { digest }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
