import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NoSuchKey, paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import { fileTypeFromBuffer } from 'file-type';
import type { BucketSettings } from '../../../src/lib/bucket';
import { UserError } from '../errors';
import { step } from '../log';
import { isSafePath } from './manifest';
import { filesBelow } from './media';

/**
 * Does something with a bucket.
 * @throws UserError when the storage refuses or does not answer
 */
async function withBucket<Result>(
  { bucket, config }: BucketSettings,
  run: (client: S3) => Promise<Result>,
): Promise<Result> {
  const client = new S3(config);
  try {
    return await run(client);
  } catch (error) {
    if (!(error instanceof Error) || !('$metadata' in error)) throw error;
    const { name, message } = error;
    throw new UserError(
      `The bucket ${bucket} cannot be used (${name}: ${message}). Check the S3_ variables.`,
    );
  } finally {
    client.destroy();
  }
}

/** Writes an object to a file; one that was deleted meanwhile is left out. */
async function fetchObject(client: S3, Bucket: string, Key: string, target: string) {
  try {
    const { Body } = await client.getObject({ Bucket, Key });
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(Body as Readable, createWriteStream(target));
  } catch (error) {
    await rm(target, { force: true });
    if (!(error instanceof NoSuchKey)) throw error;
  }
}

/** Gives every object of a bucket a file in `to`. What has one there already is left. */
export function fetchBucket(settings: BucketSettings, to: string): Promise<void> {
  return withBucket(settings, async (client) => {
    const { bucket } = settings;
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
      for (const { Key: name = '' } of page.Contents ?? []) {
        if (!isSafePath(name)) {
          throw new UserError(`Rename the object ${name} of ${bucket}: it cannot be backed up.`);
        }
        const target = path.join(to, name);
        if (!existsSync(target)) await fetchObject(client, bucket, name, target);
      }
    }
  });
}

/**
 * Puts every file of a folder into a bucket, over what has its name there.
 * @returns how many
 */
export function fillBucket(settings: BucketSettings, from: string): Promise<number> {
  return withBucket(settings, async (client) => {
    const names = await filesBelow(from);
    for (const name of names) {
      const content = await readFile(path.join(from, name));
      await client.putObject({
        Bucket: settings.bucket,
        Key: name,
        Body: content,
        // It is served as this.
        ContentType: (await fileTypeFromBuffer(content))?.mime,
      });
    }
    return names.length;
  });
}

/** Moves the files of a folder into a bucket; why they are still there where that fails. */
export async function moveToBucket(
  settings: BucketSettings,
  folder: string,
): Promise<string | undefined> {
  try {
    await step('Copying uploads into the bucket', () => fillBucket(settings, folder));
  } catch (error) {
    return (error as Error).message;
  }
  await rm(folder, { recursive: true, force: true });
  return undefined;
}
