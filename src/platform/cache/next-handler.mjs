// Next loads this file as it is, also while building, when there is no page cache.
import nextOwn from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const { default: OwnCache } = nextOwn;

/** Next's cache handler: that of src/platform/cache/page-cache.ts once the server has started. */
export default class CacheHandler {
  /** @param {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} context */
  constructor(context) {
    const { cache } = globalThis[Symbol.for('parvoz.page cache')] ?? {};
    return cache ? cache.handler(OwnCache, context) : new OwnCache(context);
  }
}
