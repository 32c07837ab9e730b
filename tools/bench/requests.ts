import { once } from 'node:events';
import autocannon from 'autocannon';

/** So many at once: the process is busy, but nothing waits for long. */
const CONNECTIONS = 8;

/**
 * Requests paths of a site in turn, so many times in all.
 * @throws Error when a reply is missing or is no 2xx
 */
export async function requestInTurn(
  origin: string,
  paths: readonly string[],
  amount: number,
): Promise<void> {
  // With a callback it returns the instance, else a promise of the end.
  const running = autocannon(
    {
      url: origin,
      connections: CONNECTIONS,
      amount,
      headers: { 'accept-encoding': 'gzip' },
      requests: paths.map((path) => ({ path })),
    },
    () => undefined,
  );
  const [result] = (await once(running, 'done')) as [autocannon.Result];
  const { errors, non2xx } = result;
  if (errors + non2xx > 0) {
    throw new Error(`Of ${amount} requests ${errors} were lost, ${non2xx} were no 2xx.`);
  }
}
