import { API } from './routes';

/** A refusal of the CMS, in its words where it has some. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Its whole answer; null where that is no JSON. */
    readonly answer: unknown = null,
  ) {
    super(message);
  }
}

interface Failure {
  message?: string;
  data?: { errors?: { label?: string; path?: string; message?: string }[] };
}

/** What a failure says in words, field by field; empty where it is a code alone. */
export function messageOf(body: unknown): string {
  const failures = ((body as { errors?: Failure[] } | null)?.errors ?? []).flatMap(
    ({ message, data }) =>
      data?.errors?.map(
        ({ label, path, message: text }) => `${label ?? path ?? ''}: ${text ?? ''}`,
      ) ??
      message ??
      [],
  );
  return failures.join('\n');
}

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** It is sent to its end although the page is left. */
  keepalive?: boolean;
}

/**
 * Asks the CMS.
 * @param path under `/cms-api`
 * @param language of the admin, in which labels and failures are told
 * @throws ApiError when it refuses
 */
export async function callApi<Data>(
  path: string,
  language: string,
  { method = 'GET', body, keepalive }: Call = {},
): Promise<Data> {
  const response = await fetch(`${API}${path}`, {
    method,
    credentials: 'same-origin',
    keepalive,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, messageOf(answer), answer);
  return answer as Data;
}
