import path from 'node:path';
import { UserError } from './errors';
import { exclusively, isLeased, returnLease, takeLease } from './leases';

/** The folder of a restore that is under way, within a data folder. */
export const restoreFolder = (dataDir: string) => path.join(dataDir, 'restore');

/**
 * Makes this process one of those that use a data folder.
 * @returns a function that ends it
 * @throws UserError while a backup is being restored to it
 */
export function shareData(dataDir: string): Promise<() => void> {
  return exclusively(dataDir, 'use', async () => {
    if (isLeased(restoreFolder(dataDir))) {
      throw new UserError('A backup is being restored here. Wait until that is done.');
    }
    takeLease(dataDir);
    return () => returnLease(dataDir);
  });
}

/**
 * Takes a data folder for this process alone.
 * @returns a function that ends it
 * @throws UserError while anybody uses it
 */
export function occupyData(dataDir: string): Promise<() => void> {
  const folder = restoreFolder(dataDir);
  return exclusively(dataDir, 'use', async () => {
    if (isLeased(folder)) throw new UserError('Another backup is being restored here.');
    if (isLeased(dataDir)) {
      throw new UserError('The site is running on this data. Stop it first, then restore.');
    }
    takeLease(folder);
    return () => returnLease(folder);
  });
}
