import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);

const compressors = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A Content-Encoding that replies may have. */
export type Encoding = keyof typeof compressors;

const known = Object.keys(compressors) as Encoding[];

/** The encoding of a reply: of those that the client accepts, the smallest; undefined for none. */
export function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(known);
  return known.find((encoding) => accepted.includes(encoding));
}

export const compress = async (body: Buffer, encoding: Encoding | undefined): Promise<Buffer> =>
  encoding ? compressors[encoding](body) : body;
