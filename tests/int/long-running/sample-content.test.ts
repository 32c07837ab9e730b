import { getPayload, type CollectionSlug, type GlobalSlug, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '@/i18n/locales';

let payload: Payload;

beforeAll(async () => {
  const { default: config } = await import('@payload-config');
  payload = await getPayload({ config });
}, 60_000);

afterAll(() => payload.destroy());

type Document = Record<string, unknown>;

/**
 * Payload reads a group of a link with an id, a new one each time; rows are known by the `sources`. A text
 * that nobody wrote is null in each language, or in none.
 */
const withoutIds = (document: Document): Document =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'id' ? undefined : (value ?? undefined),
    ),
  ) as Document;

/** Who wrote it and when are no part of what is written. */
function contentOf(written: unknown): Document {
  const { translation, ...rest } = written as Document;
  const document = withoutIds(rest);
  const sources = Object.entries((translation ?? {}) as Record<string, Document>).map(
    ([locale, record]) => [locale, record.sources],
  );
  return { ...document, updatedAt: null, sources: Object.fromEntries(sources) as Document };
}

/** Does something and takes it back. */
async function undone<T>(work: (req: { transactionID: number | string }) => Promise<T>) {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database has no transactions.');
  try {
    return await work({ transactionID });
  } finally {
    await payload.db.rollbackTransaction(transactionID);
  }
}

const context = { seeding: true };

/** What somebody saves without having changed anything, in each language. */
test('every document of the sample passes the checks and is as the CMS would have left it', async () => {
  const drafted = payload.config.collections.filter((known) => known.versions?.drafts);
  const slugs = [...drafted.map(({ slug }) => slug), 'cities', 'airlines', 'schedule', 'flights'];
  for (const collection of slugs as CollectionSlug[]) {
    const all = { collection, locale: 'all', depth: 0 } as const;
    const { docs } = await payload.find({ ...all, pagination: false });
    expect(docs, collection).not.toEqual([]);
    for (const before of docs) {
      const { id } = before;
      const after = await undone(async (req) => {
        for (const locale of locales) {
          const one = { collection, id, locale, depth: 0, req, context } as const;
          const data = await payload.findByID({ ...one, fallbackLocale: false });
          const status = drafted.some(({ slug }) => slug === collection) && {
            _status: 'published',
          };
          await payload.update({ ...one, data: { ...data, ...status } as never });
        }
        return payload.findByID({ ...all, id, req });
      });
      const about = `${collection} ${id}`;
      expect.soft(contentOf(after), about).toEqual(contentOf(before));
    }
  }
}, 600_000);

test('every global of the sample passes the checks and is as the CMS would have left it', async () => {
  const slugs = payload.config.globals.filter(({ versions }) => versions).map(({ slug }) => slug);
  for (const slug of [...slugs, 'operations'] as GlobalSlug[]) {
    const all = { slug, locale: 'all', depth: 0 } as const;
    const before: unknown = await payload.findGlobal(all);
    const after = await undone(async (req) => {
      for (const locale of locales) {
        const one = { slug, locale, depth: 0, req, context } as const;
        const data = (await payload.findGlobal({ ...one, fallbackLocale: false })) as object;
        const status = slugs.includes(slug) && { _status: 'published' };
        await payload.updateGlobal({ ...one, data: { ...data, ...status } as never });
      }
      return payload.findGlobal({ ...all, req });
    });
    expect.soft(contentOf(after), slug).toEqual(contentOf(before));
  }
}, 120_000);
