import http from 'node:http';
import type { Subject } from './replies';

/** How often a reader looks again. */
const EVERY_MS = 15_000;
/** They come one after the other. */
export const ARRIVAL_MS = 60_000;
const PATIENCE_MS = 15_000;
const CONNECTIONS = 256;

export interface Reply {
  subject: Subject;
  status: number;
  body: string;
  /** When it was requested, in milliseconds since 1970. */
  sentAt: number;
  ms: number;
}

/** What readers look at, and how many of a hundred. */
const shares: Record<Subject['kind'], number> = {
  flight: 35,
  board: 25,
  home: 12,
  disruption: 13,
  'call of board': 8,
  'call of flight': 4,
  'call of disruption': 3,
};

/** What each reader looks at: by share the kinds, of a kind one after the other. */
export function subjectPerReader(subjects: readonly Subject[], readers: number): Subject[] {
  const hundred = Object.entries(shares).flatMap(([kind, share]) =>
    Array<string>(share).fill(kind),
  );
  const given = new Map<string, number>();
  return Array.from({ length: readers }, (_, reader) => {
    // 37 has no divisor in common with 100: neighbours look at different kinds.
    const kind = hundred[(reader * 37) % hundred.length] ?? '';
    const ofKind = subjects.filter((subject) => subject.kind === kind);
    const turn = given.get(kind) ?? 0;
    given.set(kind, turn + 1);
    const subject = ofKind[turn % ofKind.length];
    if (!subject) throw new Error(`There is nothing of the kind ${kind} to look at.`);
    return subject;
  });
}

/** An address of its own, so that limits per visitor count each reader alone. */
const addressOf = (reader: number) => `10.0.${reader >> 8}.${reader & 255}`;

/**
 * Readers of a site, each with an address of its own, who look at a page or call again and again.
 * @param onLost called for a request without a whole reply
 */
export function startReaders(
  origin: string,
  subjects: readonly Subject[],
  readers: number,
  onReply: (reply: Reply) => void,
  onLost: (path: string) => void,
): { stop(): void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let stopped = false;

  function look(subject: Subject, reader: number): void {
    const sentAt = Date.now();
    const started = performance.now();
    const lost = () => {
      if (!stopped) onLost(subject.path);
    };
    const headers = { 'x-forwarded-for': addressOf(reader), accept: 'text/html,application/json' };
    http
      .get(origin + subject.path, { agent, headers, timeout: PATIENCE_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', lost);
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          const status = response.statusCode ?? 0;
          onReply({ subject, status, body, sentAt, ms: performance.now() - started });
        });
      })
      .on('timeout', function (this: http.ClientRequest) {
        this.destroy(new Error('No reply in time.'));
      })
      .on('error', lost);
  }

  const timers = subjectPerReader(subjects, readers).map((subject, reader) =>
    setTimeout(
      () => {
        look(subject, reader);
        timers[reader] = setInterval(() => look(subject, reader), EVERY_MS);
      },
      (reader * ARRIVAL_MS) / readers,
    ),
  );
  return {
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      agent.destroy();
    },
  };
}
