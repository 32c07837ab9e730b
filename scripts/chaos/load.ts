import { once } from 'node:events';
import autocannon from 'autocannon';
import { saidBy, type Said } from '../../tests/faults/pages';

/** Requests a second, and the connections that they are made on. */
const RATE = 40;
const CONNECTIONS = 10;
const DAY_S = 86_400;
const PATIENCE_S = 15;

/** One answered request. */
export interface Sample {
  path: string;
  /** When the reply was complete, in milliseconds since 1970. */
  at: number;
  status: number;
  ms: number;
  said: Said;
}

export interface Answered {
  samples: Sample[];
  /** Requests without a reply: the connection failed, or nothing came in time. */
  lost: number;
}

export interface Load {
  /** What was answered since this was last called. */
  take(): Answered;
  stop(): Promise<void>;
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/** Asks a site for pages at a steady rate, each connection from another page on. */
export function startLoad(origin: string, paths: readonly string[]): Load {
  let answered: Answered = { samples: [], lost: 0 };
  let connection = 0;

  function setupClient(client: autocannon.Client): void {
    let reply: Pick<Sample, 'path' | 'said'>;
    const first = Math.floor((connection++ * paths.length) / CONNECTIONS);
    client.setRequests(
      turned(paths, first).map((path) => ({
        path,
        onResponse: (_, body) => (reply = { path, said: saidBy(body) }),
      })),
    );
    // A reply is told with its body first, then with its time.
    client.on('response', (status, _, ms) =>
      answered.samples.push({ ...reply, status, ms, at: Date.now() }),
    );
  }

  const options = {
    url: origin,
    connections: CONNECTIONS,
    overallRate: RATE,
    duration: DAY_S,
    timeout: PATIENCE_S,
    setupClient,
  };
  // With a callback it returns the instance, else a promise of the end.
  const running = autocannon(options, () => undefined);
  const done = once(running, 'done');
  running.on('reqError', () => (answered.lost += 1));

  return {
    take() {
      const taken = answered;
      answered = { samples: [], lost: 0 };
      return taken;
    },
    async stop() {
      running.stop();
      await done;
    },
  };
}
