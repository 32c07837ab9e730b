import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { saidBy, type Said } from '../../tests/faulty-api/pages';

/** Visitors, each with a connection of its own on which it requests a page a second. */
const VISITORS = 20;
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

/** What was answered in a part of a run. */
export interface Phase extends Answered {
  name: string;
}

export interface Load {
  /** Waits for so many milliseconds; what was answered since the phase before. */
  phase(name: string, ms: number): Promise<Phase>;
  stop(): Promise<void>;
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by),
  ...items.slice(0, by),
];

/** Requests pages of a site, each visitor from another page on and at another moment of the second. */
export function startLoad(origin: string, paths: readonly string[]): Load {
  let answered: Answered = { samples: [], lost: 0 };

  function visitor(number: number): autocannon.Instance {
    let reply: Pick<Sample, 'path' | 'said'>;
    const first = Math.floor((number * paths.length) / VISITORS);
    const requests = turned(paths, first).map((path): autocannon.Request => ({
      path,
      onResponse: (_, body) => (reply = { path, said: saidBy(body) }),
    }));
    // With a callback it returns the instance, else a promise of the end.
    const running = autocannon(
      {
        url: origin,
        connections: 1,
        overallRate: 1,
        duration: DAY_S,
        timeout: PATIENCE_S,
        requests,
      },
      () => undefined,
    );
    running.on('reqError', () => (answered.lost += 1));
    // autocannon reports a reply first with its body, then with its time.
    running.on('response', (_, status, __, ms) =>
      answered.samples.push({ ...reply, status, ms, at: Date.now() }),
    );
    return running;
  }

  const visitors: autocannon.Instance[] = [];
  const arriving = setInterval(() => {
    visitors.push(visitor(visitors.length));
    if (visitors.length === VISITORS) clearInterval(arriving);
  }, 1000 / VISITORS);

  return {
    async phase(name, ms) {
      await wait(ms);
      const phase = { name, ...answered };
      answered = { samples: [], lost: 0 };
      return phase;
    },
    async stop() {
      clearInterval(arriving);
      await Promise.all(
        visitors.splice(0).map((running) => {
          const done = once(running, 'done');
          running.stop();
          return done;
        }),
      );
    },
  };
}
