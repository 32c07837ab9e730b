import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { recordedBase } from './base-replies/recorded';
import { upstreamBase } from './base-replies/upstream';
import { deviations } from './deviations';
import { setting as settingSchema, type Setting, type SettingInput } from './faults';
import { failed, toSent, type Answer, type ApiRequest, type Handler, type Sent } from './http';
import { faulty, touches, write } from './perform';
import { Settings } from './settings';

const HOST = '127.0.0.1';
const CONTROL = '/_faults';

/** So many of the last calls are recorded. */
const MAX_CALLS = 10_000;

export interface Call {
  /** Path and query of the request. */
  url: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What struck it; empty for a good reply. */
  faults: string[];
}

export interface FaultServer {
  /** `http://127.0.0.1:4210` */
  url: string;
  /** Adds a fault; of several that match a call the last one set strikes. */
  set(setting: SettingInput): void;
  /** Ends every fault. */
  clear(): void;
  /** The calls of `/api` since the start or since `calls.length = 0`, the last 10 000 of them. */
  calls: Call[];
  /** Stops listening and resets the connections, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** A free one by default. */
  port?: number;
  /** Origin of a site whose replies are the good ones; else the recorded ones are. */
  upstream?: string;
  /** What gives the good replies otherwise. */
  base?: Handler;
}

const queryOf = (url: URL) => Object.fromEntries(url.searchParams);

function toApiRequest(request: http.IncomingMessage, url: URL): ApiRequest {
  const { pathname } = url;
  const slash = pathname.length > 1 && pathname.endsWith('/');
  return {
    path: slash ? pathname.slice(0, -1) : pathname,
    query: queryOf(url),
    headers: request.headers as ApiRequest['headers'],
    slash,
  };
}

/** The reply with the deviations that are set, before any other fault. */
async function answered(base: Handler, request: ApiRequest, names: Set<string>): Promise<Sent> {
  const wanted = deviations.filter(({ name }) => names.has(name));
  const heard = wanted.reduce((call, deviation) => deviation.request?.(call) ?? call, request);
  const good: Answer = await base(heard);
  const answer = wanted.reduce(
    (reply, deviation) => deviation.answer?.(reply, request) ?? reply,
    good,
  );
  const sent = toSent(answer, heard);
  return wanted.reduce((reply, deviation) => deviation.sent?.(reply, request) ?? reply, sent);
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const json = (response: http.ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/**
 * Speaks the contract's `/api` on loopback, from recorded replies or from another site's, with the
 * faults that are set: by {@link FaultServer.set}, or by `PUT /_faults` with a setting as JSON.
 * `GET /_faults` returns what is set and was requested, `DELETE /_faults` ends all faults. README.md beside
 * this file lists them.
 */
export async function startFaultServer({
  port = 0,
  upstream,
  base = upstream ? upstreamBase(upstream) : recordedBase(),
}: Options = {}): Promise<FaultServer> {
  const settings = new Settings();
  const calls: Call[] = [];
  const closing = new AbortController();
  const server = http.createServer((request, response) => {
    respond(request, response).catch(() => response.socket?.destroy());
  });
  let listening = port;

  async function up(): Promise<void> {
    if (server.listening) return;
    server.listen(listening, HOST);
    await once(server, 'listening');
    listening = (server.address() as AddressInfo).port;
  }

  async function down(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  function set(input: SettingInput): void {
    const added = settingSchema.parse(input);
    if (added.fault === 'down') void downFor(added.ms);
    else settings.add(added);
  }

  async function downFor(ms: number): Promise<void> {
    await down();
    await wait(ms, undefined, { signal: closing.signal }).then(up, () => undefined);
  }

  async function control(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    if (request.method === 'DELETE') settings.clear();
    if (request.method === 'PUT') {
      const parsed = settingSchema.safeParse(jsonOrNull(await bodyOf(request)));
      if (!parsed.success) {
        json(response, 400, { errors: parsed.error.issues });
        return;
      }
      if (parsed.data.fault === 'down') {
        const { ms } = parsed.data;
        response.on('finish', () => void downFor(ms));
      } else settings.add(parsed.data);
    }
    json(response, 200, { settings: settings.all, calls });
  }

  async function respond(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${HOST}`);
    if (url.pathname === CONTROL) return control(request, response);
    const apiRequest = toApiRequest(request, url);
    const struck = settings.on(apiRequest.path);
    if (apiRequest.path.startsWith('/api')) {
      calls.push({ url: request.url ?? '', at: Date.now(), faults: struck.map(named) });
      if (calls.length > MAX_CALLS) calls.shift();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const refusal = toSent(failed(405, 'invalid_query', 'GET only.'), apiRequest);
      return write(response, refusal, undefined, closing.signal);
    }
    const names = new Set(struck.flatMap((entry) => ('name' in entry ? [entry.name] : [])));
    const good = await answered(base, apiRequest, names);
    const fault = struck.find((entry) => entry.fault !== 'deviation' && touches(entry, good));
    const { signal } = closing;
    if (fault?.fault === 'latency') await wait(fault.ms, undefined, { signal });
    await write(response, fault ? faulty(good, fault, apiRequest) : good, fault, signal);
  }

  await up();
  return {
    url: `http://${HOST}:${listening}`,
    set,
    clear: () => settings.clear(),
    calls,
    down,
    up,
    async close() {
      closing.abort();
      await down();
    },
  };
}

const named = (entry: Setting) => (entry.fault === 'deviation' ? entry.name : entry.fault);

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
