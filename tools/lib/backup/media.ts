import { createReadStream, existsSync, type Dirent } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UserError } from '../errors';
import { isSafePath, type MediaEntry } from './manifest';
import { drain, Tally } from './tally';

/** The folder of uploads within a data folder; collections/Media.ts writes there. */
export const mediaFolder = (dataDir: string) => path.join(dataDir, 'media');

const isCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** Every file below a folder, by its path from there with slashes, in order; none when it is missing. */
export async function filesBelow(folder: string): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Links where the file system can; a file that has two names already the archive would store as a link. */
async function addName(source: string, target: string): Promise<void> {
  const stat = await lstat(source);
  if (stat.isFile() && stat.nlink === 1) {
    try {
      return await link(source, target);
    } catch (error) {
      if (isCode(error, 'ENOENT')) throw error;
    }
  }
  await copyFile(source, target);
}

/**
 * Gives every uploaded file a second name in `to`, under which it stays when an editor deletes it.
 * What has a name there already is left.
 */
export async function stageMedia(dataDir: string, to: string): Promise<void> {
  const from = mediaFolder(dataDir);
  for (const name of await filesBelow(from)) {
    if (!isSafePath(name)) {
      throw new UserError(`Rename the uploaded file ${name}: it cannot be backed up.`);
    }
    const target = path.join(to, name);
    if (existsSync(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await addName(path.join(from, name), target);
    } catch (error) {
      if (!isCode(error, 'ENOENT')) throw error;
    }
  }
}

/** What the manifest says of each file in a folder. */
export async function describeMedia(folder: string): Promise<MediaEntry[]> {
  const entries: MediaEntry[] = [];
  for (const name of await filesBelow(folder)) {
    const tally = new Tally();
    await pipeline(createReadStream(path.join(folder, name)), (content: AsyncIterable<Buffer>) =>
      drain(tally.through(content)),
    );
    entries.push({ name, size: tally.size, sha256: tally.sha256 });
  }
  return entries;
}
