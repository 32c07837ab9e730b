interface BucketVariables {
  S3_BUCKET?: string;
  S3_ENDPOINT?: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

/** A storage that is silent for longer is given up. */
const CONNECT_MS = 2000;
const SILENT_MS = 10_000;

/** Which bucket keeps uploads, and how it is reached in the words of the AWS SDK; null where none is set. */
export function bucketSettings({
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: BucketVariables) {
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: S3_BUCKET,
    config: {
      region: S3_REGION,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      // By its name as a host a bucket is found at Amazon's only.
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
      // Other storages refuse the checksums that the SDK adds by itself.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENT_MS,
        httpAgent: { keepAlive: true, maxSockets: 100 },
        httpsAgent: { keepAlive: true, maxSockets: 100 },
      },
    },
  } as const;
}

export type BucketSettings = NonNullable<ReturnType<typeof bucketSettings>>;
