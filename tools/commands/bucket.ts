import { fillBucket } from '../lib/backup/bucket';
import { mediaFolder } from '../lib/backup/media';
import { shown } from '../lib/backup/say';
import { bucketNamed } from '../lib/instance';
import { UserError } from '../lib/errors';
import { step } from '../lib/log';
import { dataDir } from '../lib/paths';

/** `npm run bucket`: copies the uploads of the data folder into the bucket of the S3_ variables. */
export default async function bucket(): Promise<void> {
  const settings = bucketNamed();
  if (!settings) {
    throw new UserError('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.');
  }
  const folder = mediaFolder(dataDir);
  const count = await step('Copying uploads into the bucket', () => fillBucket(settings, folder));
  console.log(`${count} files of ${shown(folder)} are in ${settings.bucket}; they stay here too.`);
}
