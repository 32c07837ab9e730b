import { once } from 'node:events';
import http2 from 'node:http2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate } from '../../../tools/lib/certificate';
import { startEdge, type Edge } from '../../../tools/lib/edge';
import { startOrigin } from './origin';

const certificate = makeCertificate();
let origin: Awaited<ReturnType<typeof startOrigin>>;
let edge: Edge;

beforeAll(async () => {
  origin = await startOrigin();
  edge = await startEdge({ web: origin.port, scheme: 'https', certificates: certificate.folder });
});
afterAll(async () => {
  await edge?.stop();
  origin?.stop();
  certificate.remove();
});

async function overHttp2(name: string) {
  const session = http2.connect(`https://localhost:${edge.ports.https}`, {
    rejectUnauthorized: false,
  });
  const stream = session.request({ ':path': name });
  const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
  stream.resume();
  session.close();
  return { headers, protocol: session.alpnProtocol };
}

test('HTTP/2 over TLS, which the site knows and browsers remember', async () => {
  const { headers, protocol } = await overHttp2('/ru/');
  expect(protocol).toBe('h2');
  expect(headers).toMatchObject({
    ':status': 200,
    'strict-transport-security': 'max-age=63072000',
  });
  expect(origin.requestsFor('/ru/')[0]?.headers).toMatchObject({
    host: `localhost:${edge.ports.https}`,
    'x-forwarded-proto': 'https',
  });
});

test('plain HTTP leads there', async () => {
  const { status, headers } = await edge.send('/ru/parking/?a=1');
  expect(status).toBe(301);
  expect(headers.location).toBe('https://localhost/ru/parking/?a=1');
});
