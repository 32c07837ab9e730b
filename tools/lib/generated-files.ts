import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths';

/** Writes files, by their paths from the repository's root, and the folders that they need. */
export async function writeFiles(files: Map<string, string | Buffer>): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
