import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, gunzip, gzip } from 'node:zlib';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';

type Value = CacheHandlerValue['value'];
type Asked = Parameters<CacheHandler['get']>[1];
type Given = Parameters<CacheHandler['set']>[2];

/** A page, a reply of a route handler or kept data, as Next gave it to its cache. */
export interface Entry extends CacheHandlerValue {
  tags: string[];
  /** The version of the last drop that was known when the request that made it began. */
  since: number;
}

/** In which Next says the tags of a page or of a route handler's reply. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The tags of what Next gives to its cache: of data beside it, of pages in a header. */
export function tagsOf(value: Value, given: Given): string[] {
  if ('tags' in given && given.tags) return given.tags;
  const headers = value && 'headers' in value ? value.headers : undefined;
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === 'string' && tags ? tags.split(',') : [];
}

/** The tags that Next asks with; those of the page around the data are among them. */
export const tagsAsked = (asked: Asked): string[] =>
  'tags' in asked || 'softTags' in asked ? [...(asked.tags ?? []), ...(asked.softTags ?? [])] : [];

/** What others may have rendered anew in the meantime: its time to be rendered anew has come. */
export function isStale({ value, cacheControl, lastModified }: Entry): boolean {
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 <= Date.now();
}

/** Buffers and maps stay what they are. */
export const toBytes = (entry: Entry): Buffer => serialize(entry);

/** @throws Error where another version of Node wrote it in a way that this one cannot read */
export const fromBytes = (bytes: Buffer): Entry => deserialize(bytes) as Entry;

const packing = promisify<Buffer, object, Buffer>(gzip);
const unpacking = promisify<Buffer, Buffer>(gunzip);

/** A page of 450 KB takes 90. */
export const pack = (bytes: Buffer): Promise<Buffer> =>
  packing(bytes, { level: constants.Z_BEST_SPEED });

/** @throws Error where it was not packed */
export const unpack = (compress: Buffer): Promise<Buffer> => unpacking(compress);
