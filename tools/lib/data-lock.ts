import path from 'node:path';
import { UserError } from './errors';
import { withLock, isInUse, markUnused, markInUse } from './process-locks';

/** The folder of a restore that is under way, within a data folder. */
export const restoreFolder = (dataDir: string) => path.join(dataDir, 'restore');

/**
 * Makes this process one of those that use a data folder.
 * @returns a function that ends it
 * @throws UserError while a backup is being restored to it
 */
export function lockDataShared(dataDir: string): Promise<() => void> {
  return withLock(dataDir, 'use', async () => {
    if (isInUse(restoreFolder(dataDir))) {
      throw new UserError('A backup is being restored here. Wait until that is done.');
    }
    markInUse(dataDir);
    return () => markUnused(dataDir);
  });
}

/**
 * Takes a data folder for this process alone.
 * @returns a function that ends it
 * @throws UserError while anybody uses it
 */
export function lockDataExclusive(dataDir: string): Promise<() => void> {
  const folder = restoreFolder(dataDir);
  return withLock(dataDir, 'use', async () => {
    if (isInUse(folder)) throw new UserError('Another backup is being restored here.');
    if (isInUse(dataDir)) {
      throw new UserError('The site is running on this data. Stop it first, then restore.');
    }
    markInUse(folder);
    return () => markUnused(folder);
  });
}
