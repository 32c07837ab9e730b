import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Read by Chromium: it compiles the whole file while it loads, aside, and not when a page first runs it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Smaller files are compiled on the spot, where the hint would cost time instead. */
const HINTED_FROM_BYTES = 100_000;

/**
 * Puts the hint before the large files of code that every page runs, which are the framework's.
 * @param distDir where Next built
 */
export function hintAtCompiling(distDir: string): void {
  const manifest = readFileSync(path.join(distDir, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  for (const name of rootMainFiles) {
    const file = path.join(distDir, name);
    if (statSync(file).size < HINTED_FROM_BYTES) continue;
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(HINT)) writeFileSync(file, HINT + code);
  }
}
