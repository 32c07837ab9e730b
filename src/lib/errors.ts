const DEFAULT_STATUS = 500;

const statusIn = (value: unknown, key: string): number | undefined => {
  const found = (value as Record<string, unknown> | null | undefined)?.[key];
  return typeof found === 'number' ? found : undefined;
};

/** statusCode, else status, else the response's status, else 500 (specification §8). */
export function errorStatusOf(error: unknown): number {
  return (
    statusIn(error, 'statusCode') ??
    statusIn(error, 'status') ??
    statusIn((error as { response?: unknown } | null)?.response, 'status') ??
    DEFAULT_STATUS
  );
}

/** A text is shown as it is; of anything else its message is serialised as JSON (specification §8). */
export function errorMessage(error: unknown): string {
  if (typeof error === 'string') return error;
  return JSON.stringify((error as { message?: unknown } | null)?.message ?? null);
}
