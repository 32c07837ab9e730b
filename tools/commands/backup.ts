import { backupFile, saveBackup } from '../lib/backup/save';
import { contents, fileAndFlags, shown } from '../lib/backup/say';
import { reachDatabase } from '../lib/instance';
import { step } from '../lib/log';
import { lockDataShared } from '../lib/data-lock';
import { dataDir } from '../lib/paths';
import { Cleanup } from '../lib/process';

const MB = 1_000_000;

/** `npm run backup [-- file]`: database and uploads in one file; the site may be running. */
export default async function backup(args: string[]): Promise<void> {
  const { file } = fileAndFlags(args, [], 'npm run backup [-- file.tar.gz]');
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  try {
    cleanup.add(await lockDataShared(dataDir));
    const { uri, secret, bucket } = await reachDatabase(cleanup);
    const target = file ?? backupFile(dataDir, 'parvoz', new Date());
    const { size, manifest } = await step('Saving database and uploads', () =>
      saveBackup({ uri, dataDir, bucket, secret, file: target, cleanup }),
    );
    console.log(`${shown(target)} (${(size / MB).toFixed(1)} MB): ${contents(manifest)}`);
    console.log('PAYLOAD_SECRET is not in it; keep that elsewhere. The file holds personal data.');
  } finally {
    await cleanup.run();
  }
}
