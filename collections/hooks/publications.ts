import type { CollectionAfterChangeHook, CollectionSlug, GlobalSlug, TaskConfig } from 'payload';
import { jobRun } from '../../src/observability/jobs';
import { droppingOutdated } from '../../src/page-cache/outdated';
import { parseDocument } from '../translations/documents';

/** Queues the work; a job waits in the database, so it is done also after a restart. */
export const queuePublication: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') {
    await req.payload.jobs.queue({
      task: 'publication',
      input: { publication: doc.id },
      waitUntil: new Date(doc.at),
      req,
    });
  }
  return doc;
};

interface Publication {
  publication: number;
}

/** Publishes or takes down what a record of `publications` says; a cancelled one is gone. */
export const publicationTask: TaskConfig<{ input: Publication; output: object }> = {
  slug: 'publication',
  retries: 2,
  inputSchema: [{ name: 'publication', type: 'number', required: true }],
  handler: async ({ input, req }) => {
    const { payload } = req;
    const record = await payload.findByID({
      collection: 'publications',
      id: input.publication,
      depth: 0,
      disableErrors: true,
    });
    if (!record || record.state !== 'waiting') return { output: {} };
    const { collection, global, id } = parseDocument(record.document);
    const data = { _status: record.action === 'publish' ? 'published' : 'draft' } as never;
    const afterwards: (() => Promise<void>)[] = [];
    const work = async () => {
      for (const locale of record.languages) {
        const change = { data, locale, depth: 0, context: { afterwards } } as const;
        if (global) await payload.updateGlobal({ slug: global as GlobalSlug, ...change });
        else {
          await payload.update({
            collection: collection as CollectionSlug,
            id: id ?? 0,
            ...change,
          });
        }
      }
      for (const todo of afterwards) await todo();
    };
    try {
      await jobRun('publication', () => droppingOutdated(work));
      await payload.update({ collection: 'publications', id: record.id, data: { state: 'done' } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await payload.update({
        collection: 'publications',
        id: record.id,
        data: { state: 'failed', reason },
      });
    }
    return { output: {} };
  },
};
