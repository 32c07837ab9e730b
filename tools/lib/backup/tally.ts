import { createHash } from 'node:crypto';

const NEWLINE = 10;

/** Counts and hashes what flows through it. */
export class Tally {
  private readonly hash = createHash('sha256');
  private digest: string | undefined;
  size = 0;
  /** Line ends; in COPY's text format each row has one. */
  lines = 0;

  async *through(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      this.hash.update(chunk);
      this.size += chunk.length;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) {
        this.lines += 1;
      }
      yield chunk;
    }
  }

  /** Of everything that has flown through; nothing may follow. */
  get sha256(): string {
    return (this.digest ??= this.hash.digest('hex'));
  }
}

/** Reads a content to its end. */
export async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk;
}
