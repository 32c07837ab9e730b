/** The time limit in so many parts: however long the process is busy during one, only that part has passed. */
const PARTS = 6;

/**
 * The reply, or an error where it is late. A part of the limit ends only after replies that had already arrived
 * were read, so a process that was busy for long does not take its own delay for the other side's.
 *
 * @param limitMs in milliseconds
 * @throws Error naming `sender` where there is no reply within the limit
 */
export function withReplyTimeout<Reply>(
  reply: Promise<Reply>,
  sender: string,
  limitMs: number,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const waitFor = (parts: number) => {
      if (parts === 0) reject(new Error(`${sender} did not answer within ${limitMs} ms.`));
      else timer = setTimeout(() => setImmediate(waitFor, parts - 1), limitMs / PARTS);
    };
    waitFor(PARTS);
    reply.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
