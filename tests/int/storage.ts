import path from 'node:path';
import S3rver from 's3rver';
import { bucketSettings } from '@/lib/bucket';
import { fetchBucket } from '../../tools/lib/backup/bucket';
import { filesBelow } from '../../tools/lib/backup/media';
import { flakyProxy } from '../../tools/lib/flaky-proxy';
import type { Cleanup } from '../../tools/lib/process';

/**
 * An S3-compatible storage on loopback that refuses keys it does not know, and a way to it that can be cut.
 * @param home folder of the test
 */
export async function startStorage(home: string, buckets: string[], cleanup: Cleanup) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(home, 'storage'),
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  const { port } = await server.run();
  cleanup.add(() => server.close());
  const way = await flakyProxy(port);
  cleanup.add(() => way.cut());
  let lists = 0;

  /** A site's variables for a bucket. */
  const variables = (bucket: string) => ({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
    S3_REGION: 'us-east-1',
    // The key that this server knows; it does not verify what is signed with it.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const settings = (bucket: string) => bucketSettings(variables(bucket))!;

  return {
    way,
    variables,
    settings,
    /** Names of a bucket's objects. */
    async objects(bucket: string): Promise<string[]> {
      const folder = path.join(home, `objects-${++lists}`);
      await fetchBucket(settings(bucket), folder);
      return filesBelow(folder);
    },
  };
}
