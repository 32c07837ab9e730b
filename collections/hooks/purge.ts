import { jobRun } from '../../src/platform/telemetry/jobs';
import { invalidateTag } from '../../src/platform/cache/invalidation';
import { extentOf, NOTHING } from '../../src/platform/edge-purge/extent';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  TaskConfig,
} from 'payload';

const published = (status: unknown): boolean =>
  status === undefined ||
  status === 'published' ||
  (typeof status === 'object' && status !== null && Object.values(status).includes('published'));

/**
 * Whether only a draft is written, and nothing that visitors see: Payload gives it this status then,
 * whatever that of the document's other languages.
 */
export const isDraftOnly = (
  written: { _status?: unknown },
  { versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>,
  { query }: PayloadRequest,
) =>
  typeof versions === 'object' &&
  Boolean(versions.drafts) &&
  // Payload's REST has made a boolean of the text by then.
  String(query?.draft) === 'true' &&
  written._status === 'draft';

/** Reports come several a second, and edges cache what shows them for seconds only. */
const isReport = (tag: string, { user }: PayloadRequest) =>
  tag === 'flights' && (user as { _strategy?: string } | null)?._strategy === 'api-key';

/**
 * Invalidates a tag, so that the next request renders its pages again. Hooks run before the transaction
 * commits; the caller wraps the write in `withInvalidationAfterCommit`, which invalidates after that.
 */
async function purge(
  tag: string,
  req: PayloadRequest,
  flights: readonly string[] = [],
): Promise<void> {
  if (req.context.seeding) return;
  await invalidateTag(tag, { edges: isReport(tag, req) ? NOTHING : extentOf(tag, flights) });
}

/** The flights that documents report of. */
const flightsOf = (...docs: ({ flightId?: unknown } | undefined)[]): string[] =>
  docs.flatMap((doc) => (typeof doc?.flightId === 'string' ? [doc.flightId] : []));

/** Purges the global's tag at every change but that of a draft. */
export const purgeGlobal =
  (tag: string): GlobalAfterChangeHook =>
  async ({ data, doc, global, req }) => {
    if (!isDraftOnly(data, global, req)) await purge(tag, req);
    return doc;
  };

type MomentsOf = (doc: Record<string, unknown>) => unknown[];

async function purgeAt(tag: string, moments: unknown[], req: PayloadRequest): Promise<void> {
  // Its other languages are written within the same save.
  if (req.context.preparing) return;
  for (const moment of moments) {
    const waitUntil = new Date(typeof moment === 'string' ? moment : 0);
    if (waitUntil.getTime() <= Date.now()) continue;
    await req.payload.jobs.queue({ task: 'purge', input: { tag }, waitUntil, req });
  }
}

/** Purges the global's tag again at the moments at which it changes by the clock. */
export const purgeLater =
  (tag: string, momentsOf: MomentsOf): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    if (published(doc?._status)) await purgeAt(tag, momentsOf(doc), req);
    return doc;
  };

/** The same for the documents of a collection without drafts. */
export const purgeCollectionLater =
  (tag: string, momentsOf: MomentsOf): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    await purgeAt(tag, momentsOf(doc), req);
    return doc;
  };

/** Purges the collection's tag at every change but that of a draft. */
export const purgeCollection =
  (tag: string): CollectionAfterChangeHook =>
  async ({ collection, data, doc, previousDoc, req }) => {
    if (!isDraftOnly(data, collection, req)) await purge(tag, req, flightsOf(doc, previousDoc));
    return doc;
  };

export const purgeDeleted =
  (tag: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    await purge(tag, req, flightsOf(doc));
    return doc;
  };

interface Tags {
  tag: string;
}

/** Purges at a moment, where what is published changes by the clock, such as a notice that ends. */
export const purgeTask: TaskConfig<{ input: Tags; output: object }> = {
  slug: 'purge',
  retries: 5,
  inputSchema: [{ name: 'tag', type: 'text', required: true }],
  handler: async ({ input }) => {
    await jobRun('purge', () => invalidateTag(input.tag, { edges: extentOf(input.tag) }));
    return { output: {} };
  },
};
