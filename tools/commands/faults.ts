import { parseArgs } from 'node:util';
import { record } from '../../tests/faulty-api/record';
import { startFaultServer } from '../../tests/faulty-api/server';
import { originOf } from '../lib/origin';
import { UserError } from '../lib/errors';
import { Cleanup } from '../lib/process';

const DEFAULT_PORT = '4210';

const options = {
  port: { type: 'string', default: DEFAULT_PORT },
  upstream: { type: 'string' },
  record: { type: 'string' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

function portIn(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UserError(`--port is ${text}; it takes a number up to 65535.`);
}

async function started(port: number, upstream: string | undefined) {
  try {
    return await startFaultServer({ port, upstream });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`Port ${port} cannot be listened on (${code}). Choose another by --port.`);
  }
}

/**
 * `npm run faults [-- --port N] [--upstream URL]`: an airport API on loopback that fails as it is
 * told to, from recorded replies or from another site's. `--record URL` records a site's replies
 * anew and ends. See tests/faulty-api/README.md.
 */
export default async function faults(args: string[]): Promise<void> {
  const values = parsed(args);
  if (values.record !== undefined) {
    await record(originOf(values.record, 'npm run faults -- --record http://localhost:3000'));
    return;
  }
  const usage = 'npm run faults -- --upstream http://localhost:3000';
  const upstream = values.upstream === undefined ? undefined : originOf(values.upstream, usage);
  const server = await started(portIn(values.port), upstream);
  const cleanup = new Cleanup();
  cleanup.add(() => server.close());
  cleanup.onSignals(0);
  console.log(`An airport API on ${server.url}, from ${upstream ?? 'recorded replies'}:
  AIRPORT_API_URL=${server.url} AIRPORT_API_EXTENDED=true npm start
It fails as it is told to; tests/faulty-api/README.md lists the faults:
  curl -X PUT ${server.url}/_faults -d '{ "path": "/api/flights", "fault": "latency", "ms": 3000 }'
  curl -X DELETE ${server.url}/_faults
Ctrl-C ends it.`);
}
