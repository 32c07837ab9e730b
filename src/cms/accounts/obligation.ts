import type { PayloadRequest } from 'payload';
import type { Role } from '@/cms/access/access';

/** Whether somebody of a role signs in with a second factor only. */
export async function isObligatory(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  role: string | null | undefined,
): Promise<boolean> {
  const { secondFactor } = await payload.findGlobal({
    slug: 'sign-in-rules',
    depth: 0,
    req: { transactionID },
  });
  return (secondFactor ?? []).includes(role as Role);
}
