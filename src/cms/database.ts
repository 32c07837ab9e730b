import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

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

/** Runs some work within the transaction of a request, or within one of its own where it has none. */
export async function inTransaction<Result>(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req);
  try {
    const result = await work(await databaseOf(req));
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
