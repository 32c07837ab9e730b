import { mediaFolder } from '../lib/backup/media';
import { checkBackup, restoreBackup, type Restored } from '../lib/backup/restore';
import { contents, fileAndFlags, shown } from '../lib/backup/say';
import { UserError } from '../lib/errors';
import { reachDatabase } from '../lib/instance';
import { step } from '../lib/log';
import { lockDataExclusive } from '../lib/data-lock';
import { dataDir } from '../lib/paths';
import { Cleanup } from '../lib/process';

const REPLACE = '--replace';
const usage = `npm run restore -- file.tar.gz [${REPLACE}]`;

/** What a person must know after a restore. */
function* notes({ saved, kept, sameSecret, oldLogin, notInBucket }: Restored): Generator<string> {
  if (saved) yield `What was there before is in ${shown(saved.file)}.`;
  if (kept) yield `What was there before is kept as ${kept.names.join(' and ')} (${kept.reason}).`;
  if (notInBucket) {
    yield `The uploads are in ${shown(mediaFolder(dataDir))}, not in the bucket: ${notInBucket} Then run: npm run bucket`;
  }
  if (!sameSecret) {
    yield 'The backup is of a site with another PAYLOAD_SECRET: with that one second factors work again, with this one they have to be set up anew.';
  }
  if (oldLogin) yield `The sample login is none of this site; its file is now ${shown(oldLogin)}.`;
}

/** `npm run restore -- file [--replace]`: the site of a backup, in the place of what is there. */
export default async function restore(args: string[]): Promise<void> {
  const { file, flags } = fileAndFlags(args, [REPLACE], usage);
  if (!file) throw new UserError(`Say: ${usage}`);
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  try {
    const manifest = await step('Checking the backup', () => checkBackup(file));
    cleanup.add(await lockDataExclusive(dataDir));
    const { uri, target, login, secret, bucket } = await reachDatabase(cleanup);
    const replace = flags.includes(REPLACE);
    const restored = await restoreBackup(
      { file, uri, target, dataDir, bucket, secret, loginFile: login, replace, cleanup },
      manifest,
    );
    console.log(`Restored the site of ${manifest.created}: ${contents(manifest)}.`);
    for (const note of notes(restored)) console.log(note);
  } finally {
    await cleanup.run();
  }
}
