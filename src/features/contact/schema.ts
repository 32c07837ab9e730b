import { z } from 'zod';

/** `POST /api/contact`, this project's own and the only call that writes: why it can be refused. */
export const contactErrorStatus = {
  invalid_body: 400,
  forbidden: 403,
  body_too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unavailable: 503,
} as const;
export type ContactErrorCode = keyof typeof contactErrorStatus;

export const contactReply = z.object({ reference: z.string() });
