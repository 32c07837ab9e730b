import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);

const packers = {
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

/** A way to pack a body, as Content-Encoding names it. */
export type Encoding = keyof typeof packers;

const known = Object.keys(packers) as Encoding[];

/** How a reply is packed for a client: of what it accepts, the smallest; undefined for not at all. */
export function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(known);
  return known.find((encoding) => accepted.includes(encoding));
}

export const compress = async (body: Buffer, encoding: Encoding | undefined): Promise<Buffer> =>
  encoding ? packers[encoding](body) : body;
