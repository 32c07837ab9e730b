import type { Payload, PayloadRequest } from 'payload';

type Database = Payload['db']['drizzle'];

/** Plain SQL within the transaction of a request, or without one where it has none. */
export async function databaseOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Database> {
  const { db } = req.payload;
  const id = await req.transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  return (session?.db as Database | undefined) ?? db.drizzle;
}
