import { rmSync } from 'node:fs';
import path from 'node:path';
import { freshFolder } from '../../tools/lib/leases';
import { root } from '../../tools/lib/paths';
import { removeStaged } from '../../tools/lib/postgres-places';

/** A data folder of a test's own, within the clone so that packages are found from it. */
export function ownDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = freshFolder(path.join(root, '.data/tests'), removeStaged);
  return {
    dataDir,
    remove: () => {
      removeStaged(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
