import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { locales } from '@/i18n/locales';
import { staffOf, type Principal } from './access/access';
import { may } from './access/rights';
import { subjectOf } from '@/cms/documents';

export const reply = (data: unknown, status = 200) =>
  Response.json(data, { status, headers: { 'cache-control': 'private, no-store' } });

/** @param message what to do next, for whoever cannot know it from the code */
export const refused = (
  status: number,
  code: string,
  field: string | null = null,
  message?: string,
) => reply({ errors: [{ code, field, message }] }, status);

type Handler<Input> = (req: PayloadRequest, input: Input) => Promise<Response>;

async function inputOf(req: PayloadRequest, method: string): Promise<unknown> {
  if (method === 'get') return Object.fromEntries(req.searchParams);
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}

/** The document that an input names, if it does. */
const documentIn = (input: unknown): string | undefined => (input as { ref?: string }).ref;

/**
 * An endpoint under `/cms-api/translations`, for staff only. A query or body that is not as described
 * is 400 and names the field; a document (`ref`) that the caller may not read is 403.
 */
export const endpoint = <Schema extends z.ZodType>(
  method: 'get' | 'post',
  path: string,
  schema: Schema,
  handler: Handler<z.infer<Schema>>,
): Endpoint => ({
  method,
  path: `/translations${path}`,
  handler: async (req) => {
    if (!staffOf(req.user)) return refused(403, 'signed_out');
    const input = schema.safeParse(await inputOf(req, method));
    if (!input.success) {
      return refused(400, 'invalid', input.error.issues[0]?.path.join('.') ?? null);
    }
    const document = documentIn(input.data);
    if (document !== undefined && !may(req.user as Principal, 'read', subjectOf(document))) {
      return refused(403, 'not_allowed', 'ref');
    }
    return handler(req, input.data);
  },
});

/** The name of a document. */
export const ref = z.string().regex(/^[a-z-]+(:\d+)?$/);
export const lang = z.enum(locales);
