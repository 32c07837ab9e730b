import { once } from 'node:events';
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Asked {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  /** Address on this machine to ask; 127.0.0.1 unless told. */
  address?: string;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body, unpacked. */
  text: string;
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** Asks a port of this machine for exactly this path with exactly these headers; `fetch` adds its own. */
export async function request(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, address = '127.0.0.1' }: Asked = {},
): Promise<Answer> {
  const asked = http.request({
    host: address,
    port,
    path,
    method,
    headers: { host: `localhost:${port}`, ...headers },
    agent: false,
  });
  asked.end(body);
  const [reply] = (await once(asked, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const { statusCode = 0, headers: got } = reply;
  const bytes = Buffer.concat(chunks);
  const text = (unpack[got['content-encoding'] ?? '']?.(bytes) ?? bytes).toString('utf8');
  return { status: statusCode, headers: got, text };
}
