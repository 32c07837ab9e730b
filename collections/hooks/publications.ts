import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type TaskConfig,
} from 'payload';
import { defaultLocale, localeNames, type Locale } from '../../src/i18n/locales';
import type { Label } from '../../src/i18n/label';
import { jobRun } from '../../src/platform/telemetry/jobs';
import { withInvalidationAfterCommit } from '../../src/platform/cache/invalidation';
import type { Principal } from '../../src/cms/access/access';
import { may } from '../../src/cms/access/rights';
import { labelIn, say } from '../../src/cms/admin-words/say';
import type { User } from '../../src/cms/payload-types';
import { parseDocument, subjectOf } from '../../src/cms/documents';
import { inSameTransaction } from '../../src/cms/translation-status/record-translation';
import type { Config, Document } from '../../src/cms/translation-status/kinds';
import { stagesOf } from '../../src/cms/translation-status/stages';
import { titlesOf } from '../../src/studio/server/titles';

const uzbekTitleOf = (config: Config, document: Document): string =>
  'label' in config
    ? labelIn(config.label as Label, defaultLocale)
    : titlesOf(config.admin.useAsTitle, document)[defaultLocale];

/** The document that a publication names, and what it is called, as far as it has drafts; null otherwise. */
async function schedulable(req: PayloadRequest, document: unknown) {
  if (typeof document !== 'string') return null;
  const stages = await stagesOf(req.payload, document, inSameTransaction(req));
  if (!stages?.draft || !stages.config.versions?.drafts) return null;
  return { document, title: uzbekTitleOf(stages.config, stages.draft) };
}

/**
 * Who schedules must be allowed to publish the document now, in each of the languages; the server sets the
 * author, and what the document is called.
 */
export const checkPublication: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ req, errors: [{ path, message }] }, req.t);
  };
  const found = await schedulable(req, data.document);
  if (found === null) {
    const value = String(data.document).slice(0, 40);
    return refuse('document', say(req, 'notSchedulable', { value }));
  }
  const { document, title } = found;
  if (!req.user) return { ...data, title };
  const languages: Locale[] = data.languages ?? [];
  const others = languages.filter(
    (lang) => !may(req.user as Principal, 'schedule', subjectOf(document), lang),
  );
  if (others.length > 0) {
    const names = others.map((lang) => localeNames[lang] ?? lang).join(', ');
    refuse('languages', say(req, 'notYourLanguage', { languages: names }));
  }
  return { ...data, title, state: 'waiting', createdBy: req.user.id };
};

/** Who scheduled a publication, as they are now: their account may have ended, or their rights. */
async function authorOf(req: PayloadRequest, id: number): Promise<User> {
  const author = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
  });
  if (!author)
    throw new Error('Whoever scheduled this has no account any more. Schedule it again.');
  return { ...author, collection: 'users' };
}

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

/**
 * Publishes or takes down what a record of `publications` says, with the rights that its author has
 * then; a cancelled one is gone.
 */
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
      const user = await authorOf(req, Number(record.createdBy ?? 0));
      try {
        for (const locale of record.languages) {
          const context = { afterwards };
          const change = { data, locale, depth: 0, context, user, overrideAccess: false } as const;
          if (global) await payload.updateGlobal({ slug: global as GlobalSlug, ...change });
          else {
            await payload.update({
              collection: collection as CollectionSlug,
              id: id ?? 0,
              ...change,
            });
          }
        }
      } finally {
        // What is public by then is found, whatever became of the rest.
        for (const todo of afterwards) {
          await todo().catch((err: unknown) =>
            payload.logger.error({ err, msg: 'A published document could not be indexed.' }),
          );
        }
      }
    };
    try {
      await jobRun('publication', () => withInvalidationAfterCommit(work));
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
