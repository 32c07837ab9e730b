import { rmSync } from 'node:fs';
import path from 'node:path';
import { createTempFolder } from '../../tools/lib/process-locks';
import { root } from '../../tools/lib/paths';
import { removeStaged } from '../../tools/lib/postgres-places';

/** A data folder of a test's own, within the clone so that packages are found from it. */
export function ownDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = createTempFolder(path.join(root, '.data/tests'), removeStaged);
  return {
    dataDir,
    remove: () => {
      removeStaged(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
