import type { PayloadRequest } from 'payload';
import type { Role } from '@/cms/access/access';

/** Whether somebody of a role signs in with a second factor only. */
export async function isObligatory(
  req: Pick<PayloadRequest, 'payload'>,
  role: string | null | undefined,
): Promise<boolean> {
  const { secondFactor } = await req.payload.findGlobal({ slug: 'sign-in-rules', depth: 0 });
  return (secondFactor ?? []).includes(role as Role);
}
