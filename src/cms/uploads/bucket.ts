import type {
  CollectionAfterChangeHook,
  CollectionAfterErrorHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Plugin,
} from 'payload';
import { env } from '@/env';
import { bucketSettings, type BucketSettings } from '@/lib/bucket';
import { log } from '@/platform/telemetry/log';
import { say } from '@/cms/admin-words/say';

const UNAVAILABLE = 503;

/** The AWS SDK marks what it throws, also where there was no answer. */
const isOfStorage = (error: unknown) => error instanceof Error && '$metadata' in error;

/** Whoever uploads is told that the storage failed, which Payload calls “Something went wrong”. */
const inWords: CollectionAfterErrorHook = ({ error, req }) =>
  isOfStorage(error)
    ? { response: { errors: [{ message: say(req, 'pictureStorage') }] }, status: UNAVAILABLE }
    : undefined;

const clientOf = async ({ config }: BucketSettings) =>
  new (await import('@aws-sdk/client-s3')).S3(config);

/** A picture that is cut anew is taken from the bucket; Payload would ask for it at the public address. */
const cutFromBucket =
  (settings: BucketSettings): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !req.user || req.file || !req.query.uploadEdits) return args;
    const { id } = args as { id?: number };
    if (!id) return args;
    const { filename, mimeType } = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
    });
    const client = await clientOf(settings);
    try {
      const object = { Bucket: settings.bucket, Key: filename ?? '' };
      const content = await (await client.getObject(object)).Body?.transformToByteArray();
      const data = Buffer.from(content ?? []);
      req.file = { data, name: filename ?? '', mimetype: mimeType ?? '', size: data.length };
    } finally {
      client.destroy();
    }
    return { ...args, overwriteExistingFiles: true };
  };

/** Once a picture is in the bucket the plugin saves its record again, and Payload would cut it again. */
const cutOnce: CollectionAfterChangeHook = ({ doc, req }) => {
  delete req.query.uploadEdits;
  return doc;
};

/** The field in which the plugin keeps where a browser put a file. It would be a column of its own. */
const OBJECT_KEY = '_objectKey';

/** What the plugin made of the collection, with what it lacks and without what nobody uses. */
const completed = (collection: CollectionConfig, settings: BucketSettings): CollectionConfig => {
  const { beforeOperation = [], afterChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    fields: collection.fields.filter((field) => !('name' in field && field.name === OBJECT_KEY)),
    hooks: {
      ...hooks,
      beforeOperation: [...beforeOperation, cutFromBucket(settings)],
      afterChange: [cutOnce, ...afterChange],
      afterError: [inWords],
    },
  };
};

/** Says in the log when a bucket cannot be used; the site starts without it. */
async function checkBucket(settings: BucketSettings): Promise<void> {
  const { bucket } = settings;
  const client = await clientOf(settings);
  try {
    await client.headBucket({ Bucket: bucket });
  } catch (err) {
    log.error(
      { err, bucket },
      'The storage of pictures cannot be used: check the S3_ variables and the bucket.',
    );
  } finally {
    client.destroy();
  }
}

/** With a bucket set, uploads are kept in it; what visitors and editors see stays the same. */
export const uploadsInBucket: Plugin = async (config) => {
  const settings = bucketSettings(env());
  if (!settings) return config;
  const { s3Storage } = await import('@payloadcms/storage-s3');
  // In `admin` the plugin puts what lets browsers upload to the bucket: none does.
  const stored = await s3Storage({ ...settings, collections: { media: true } })({
    ...config,
    admin: {},
  });
  return {
    ...stored,
    admin: config.admin,
    collections: stored.collections?.map((collection) =>
      collection.slug === 'media' ? completed(collection, settings) : collection,
    ),
    onInit: async (payload) => {
      await stored.onInit?.(payload);
      void checkBucket(settings);
    },
  };
};
