import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, gunzip, gzip } from 'node:zlib';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

type Value = CacheHandlerValue['value'];
type GetContext = Parameters<CacheHandler['get']>[1];
type SetContext = Parameters<CacheHandler['set']>[2];

/** A page, a route handler's reply or cached data, as Next gave it to its cache. */
export interface Entry extends CacheHandlerValue {
  tags: string[];
  /** The latest tag version that was known when the request that made it began. */
  since: number;
}

/** Where Next puts the tags of a page or of a route handler's reply. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The tags of a value that Next caches: data has them in the context, a page in a header. */
export function tagsOf(value: Value, context: SetContext): string[] {
  if ('tags' in context && context.tags) return context.tags;
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === 'string' && tags ? tags.split(',') : [];
}

/** The tags of a read: those of the data, and the soft tags of the page around it. */
export const requestedTags = (context: GetContext): string[] =>
  'tags' in context || 'softTags' in context
    ? [...(context.tags ?? []), ...(context.softTags ?? [])]
    : [];

/** Whether its revalidation time has passed: another server may have rendered it again. */
export function isStale({ value, cacheControl, lastModified }: Entry): boolean {
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 <= Date.now();
}

/** Buffers and maps stay what they are. */
export const toBytes = (entry: Entry): Buffer => serialize(entry);

/** @throws Error where another version of Node wrote it in a way that this one cannot read */
export const fromBytes = (bytes: Buffer): Entry => deserialize(bytes) as Entry;

const gzipAsync = promisify<Buffer, object, Buffer>(gzip);
const gunzipAsync = promisify<Buffer, Buffer>(gunzip);

/** A page of 450 KB takes 90. */
export const compress = (bytes: Buffer): Promise<Buffer> =>
  gzipAsync(bytes, { level: constants.Z_BEST_SPEED });

/** @throws Error where it is not gzip */
export const decompress = (compressed: Buffer): Promise<Buffer> => gunzipAsync(compressed);
