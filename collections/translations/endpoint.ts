import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { locales } from '../../src/contract/locale';
import { staffOf } from '../access/access';

export const reply = (data: unknown, status = 200) =>
  Response.json(data, { status, headers: { 'cache-control': 'private, no-store' } });

export const refused = (status: number, code: string, field: string | null = null) =>
  reply({ errors: [{ code, field }] }, status);

type Handler<Input> = (req: PayloadRequest, input: Input) => Promise<Response>;

async function inputOf(req: PayloadRequest, method: string): Promise<unknown> {
  if (method === 'get') return Object.fromEntries(req.searchParams);
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}

/**
 * An endpoint under `/cms-api/translations`, for staff only. A query or body that is not as described
 * is 400 and names the field.
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
    if (input.success) return handler(req, input.data);
    return refused(400, 'invalid', input.error.issues[0]?.path.join('.') ?? null);
  },
});

/** The name of a document. */
export const ref = z.string().regex(/^[a-z-]+(:\d+)?$/);
export const lang = z.enum(locales);
