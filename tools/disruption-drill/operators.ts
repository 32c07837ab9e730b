import { readFileSync } from 'node:fs';
import type { Severity } from '../../src/features/disruption/kinds';
import { toAirportIso } from '../../src/lib/time';

const PASSWORD = 'a long enough passphrase 17';

export interface Report {
  flightId: string;
  status?: string;
  estimatedAt?: string;
  seen?: Record<string, string | null>;
}

interface Outcome {
  flightId: string;
  ok: boolean;
  conflicts?: { field: string; theirs: string | null; by: string | null }[];
}

async function send<Body>(
  url: string,
  { method = 'POST', token, data }: { method?: string; token?: string; data: object },
): Promise<{ status: number; body: Body }> {
  const reply = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'if-match': '*',
      ...(token && { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(data),
  });
  return { status: reply.status, body: (await reply.json()) as Body };
}

function fails(what: string, { status, body }: { status: number; body: unknown }): never {
  throw new Error(`${what} was answered ${status}: ${JSON.stringify(body)}`);
}

async function signIn(base: string, login: object): Promise<string> {
  const reply = await send<{ token?: string }>(`${base}/cms-api/users/login`, { data: login });
  return reply.body.token ?? fails('Signing in', reply);
}

/** Somebody at the operations desk, who writes at one of a site's servers. */
export class Operator {
  private constructor(
    private readonly base: string,
    private readonly token: string,
  ) {}

  /** @param login file of the administrator, who makes the account */
  static async at(base: string, login: string, name: string): Promise<Operator> {
    const administrator = await signIn(base, JSON.parse(readFileSync(login, 'utf8')) as object);
    const person = {
      email: `${name}@example.com`,
      password: PASSWORD,
      name,
      role: 'operations',
    };
    const made = await send(`${base}/cms-api/users`, { token: administrator, data: person });
    if (made.status !== 201) fails('Making an account', made);
    return new Operator(base, await signIn(base, person));
  }

  private async write<Body>(method: string, path: string, data: object) {
    return send<Body>(`${this.base}/cms-api${path}`, { method, token: this.token, data });
  }

  /** Reports of flights; what became of each. */
  async report(reports: Report[]): Promise<Outcome[]> {
    const reply = await this.write<{ results?: Outcome[] }>('POST', '/flights/reports', {
      reports,
    });
    return reply.body.results ?? fails('A report', reply);
  }

  /** @param until in milliseconds since 1970 */
  async announce(severity: Severity, until: number): Promise<number> {
    const data = {
      state: 'public',
      cause: 'fog',
      severity,
      from: toAirportIso(Date.now()),
      until: toAirportIso(until),
    };
    const reply = await this.write<{ doc?: { id: number } }>('POST', '/disruptions', data);
    return reply.body.doc?.id ?? fails('The announcement', reply);
  }

  async change(disruption: number, data: object): Promise<void> {
    const reply = await this.write('PATCH', `/disruptions/${disruption}`, data);
    if (reply.status !== 200) fails('The change', reply);
  }
}
