import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

export type Database = Payload['db']['drizzle'];
type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Plain SQL within the transaction of a request, or without one where it has none. */
export async function databaseOf(req: Request): Promise<Database> {
  const { db } = req.payload;
  const id = await req.transactionID;
  const session = id === undefined ? undefined : db.sessions?.[id];
  return (session?.db as Database | undefined) ?? db.drizzle;
}

/** Runs some work within the transaction of a request, or within one of its own where it has none. */
export async function inTransaction<Result>(
  req: Request,
  work: (database: Database, req: Request) => Promise<Result>,
): Promise<Result> {
  const isOwn = await initTransaction(req);
  try {
    const result = await work(await databaseOf(req), req);
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
