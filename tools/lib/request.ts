import { once } from 'node:events';
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RequestOptions {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
  /** Address on this machine; 127.0.0.1 by default. */
  address?: string;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body, decompressed. */
  text: string;
}

const decompress: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** Requests exactly this path with exactly these headers from a port of this machine; `fetch` adds its own. */
export async function request(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, address = '127.0.0.1' }: RequestOptions = {},
): Promise<Answer> {
  const sent = http.request({
    host: address,
    port,
    path,
    method,
    headers: { host: `localhost:${port}`, ...headers },
    agent: false,
  });
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const { statusCode = 0, headers: got } = reply;
  const bytes = Buffer.concat(chunks);
  const text = (decompress[got['content-encoding'] ?? '']?.(bytes) ?? bytes).toString('utf8');
  return { status: statusCode, headers: got, text };
}
