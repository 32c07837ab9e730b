import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import { root } from './paths';

/** A text as the formatter would leave it in a file. */
export async function formatted(text: string, file: string): Promise<string> {
  const filepath = path.resolve(root, file);
  return prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });
}

/**
 * Writes files, by their paths from the repository's root, and the folders that they need; those that are
 * so already are left alone, as others may read them.
 */
export async function writeFiles(files: Map<string, string | Buffer>): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(root, file);
    const is = await readFile(target).catch(() => null);
    if (is?.equals(Buffer.from(content))) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
