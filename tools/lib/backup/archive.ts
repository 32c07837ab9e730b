import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { create, Parser, type ReadEntry } from 'tar';
import { UserError } from '../errors';
import { parseManifest, partsOf, type Manifest, type Part } from './manifest';
import { Tally } from './tally';

const MANIFEST = 'manifest.json';
const LARGEST_MANIFEST = 64 * 2 ** 20;

/** Writes manifest.json and the parts it names, all of them in `folder`, as one file. */
export async function writeArchive(
  folder: string,
  manifest: Manifest,
  file: string,
): Promise<void> {
  const paths = [MANIFEST, ...partsOf(manifest).map(({ path }) => path)];
  const archive = create(
    { cwd: folder, gzip: true, portable: true, noDirRecurse: true, strict: true },
    paths,
  );
  // It holds password hashes and what visitors wrote.
  await pipeline(archive, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/** What is wrong with an archive, in a few words. */
class Damage extends Error {}

/** Takes a part's content, to its end. */
export type Visit = (part: Part, content: AsyncIterable<Buffer>) => Promise<void>;

/** Receives the entries of an archive in order and holds each to the manifest, the first of them. */
class Reading {
  private manifest: Manifest | undefined;
  private awaited: Part[] = [];

  constructor(private readonly visit: Visit) {}

  async take(entry: ReadEntry): Promise<void> {
    if (!this.manifest) return this.takeManifest(entry);
    const part = this.awaited.shift();
    if (entry.type !== 'File' || entry.path !== part?.path || entry.size !== part.size) {
      throw new Damage(`its entry ${entry.path} is not the one its manifest names`);
    }
    const tally = new Tally();
    await this.visit(part, tally.through(entry));
    if (tally.size !== part.size || tally.sha256 !== part.sha256) {
      throw new Damage(`its entry ${part.path} does not have the checksum of its manifest`);
    }
  }

  private async takeManifest(entry: ReadEntry): Promise<void> {
    if (entry.path !== MANIFEST || entry.type !== 'File' || entry.size > LARGEST_MANIFEST) {
      throw new Damage('it does not begin with a manifest');
    }
    const text = (await buffer(entry)).toString();
    try {
      this.manifest = parseManifest(text);
    } catch (error) {
      throw new Damage((error as Error).message);
    }
    this.awaited = partsOf(this.manifest);
  }

  end(): Manifest {
    if (!this.manifest) throw new Damage('it is empty');
    const [missing] = this.awaited;
    if (missing) throw new Damage(`its entry ${missing.path} is missing`);
    return this.manifest;
  }
}

/** Hands the entries of a tar stream over, one after the other, as fast as they are taken. */
async function parse(
  bytes: AsyncIterable<Buffer>,
  take: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const { signal } = failed;
  let taking: Promise<void> = Promise.resolve();
  const open = new Set<ReadEntry>();
  const parser = new Parser({
    strict: true,
    brotli: false,
    zstd: false,
    onReadEntry: (entry) => {
      open.add(entry);
      taking = taking.then(() => take(entry)).finally(() => open.delete(entry));
      taking.catch((error: unknown) => failed.abort(error));
    },
  });
  parser.on('error', (error) => failed.abort(error));
  const ended = once(parser, 'end', { signal });
  ended.catch(() => {});
  try {
    for await (const chunk of bytes) {
      if (!parser.write(chunk)) await once(parser, 'drain', { signal });
      signal.throwIfAborted();
    }
    parser.end();
    await ended;
    await taking;
  } catch (error) {
    const cause = signal.aborted ? (signal.reason as Error) : (error as Error);
    // Readers that wait for more of an entry get the error.
    for (const entry of open) entry.destroy(cause);
    await taking.catch(() => {});
    throw cause;
  }
}

/** Whether an error is about the file's content: of its gzip or tar format, or of its manifest. */
function isDamage(error: unknown): error is Error {
  if (error instanceof Damage) return true;
  const { code = '', tarCode } = error as { code?: string; tarCode?: string };
  return tarCode !== undefined || code.startsWith('Z_');
}

/**
 * Reads a backup from its beginning to its end and holds every entry to its checksum.
 * @returns the manifest
 * @throws UserError when the file is missing, damaged, or more or other than its manifest says
 */
export async function readArchive(file: string, visit: Visit): Promise<Manifest> {
  const reading = new Reading(visit);
  const name = path.basename(file);
  // Of the stream that ends because of it, pipeline() would report the end only.
  let cause: unknown;
  const take = (bytes: AsyncIterable<Buffer>) =>
    parse(bytes, (entry) => reading.take(entry)).catch((error: unknown) => {
      cause = error;
      throw error;
    });
  try {
    await pipeline(createReadStream(file), createGunzip(), take);
    return reading.end();
  } catch (reported) {
    const error = cause ?? reported;
    if (isDamage(error)) throw new UserError(`${name} is no intact backup: ${error.message}.`);
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && syscall === 'open') throw new UserError(`There is no file ${file}.`);
    throw code === 'EISDIR' ? new UserError(`${file} cannot be read: ${message}.`) : error;
  }
}
