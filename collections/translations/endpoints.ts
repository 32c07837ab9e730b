import type { Endpoint, PayloadRequest } from 'payload';
import type { ShareLink } from '../payload-types';
import { z } from 'zod';
import { locales, type Locale } from '../../src/contract/locale';
import { previewAddress, previewModes, staffExpiry, type Grant } from '../../src/preview/grant';
import { languagesOf } from '../access/access';
import { parseDocument } from './documents';
import { applyPlan, exportTexts, formats, mediaTypes, planOf } from './exchange';
import { localizedFields } from './fields';
import { detailOf, overview, progressOf, stagesOf, tasksOf } from './overview';
import { isRoute } from './pages-of';
import { plainText } from './plain';
import { ImportError } from './round-trip/file';
import { hashOf } from './round-trip/hash';
import { languageVersions, restoreLanguage } from './versions';

/** Under `/cms-api`; for staff only. A body that is not as described is 400 and names the field. */
const DAY_MS = 86_400_000;

const reply = (data: unknown, status = 200) =>
  Response.json(data, { status, headers: { 'cache-control': 'private, no-store' } });

const refused = (status: number, code: string, field: string | null = null) =>
  reply({ errors: [{ code, field }] }, status);

type Handler<Input> = (req: PayloadRequest, input: Input) => Promise<Response>;

async function inputOf(req: PayloadRequest, method: string): Promise<unknown> {
  if (method === 'get') return Object.fromEntries(req.searchParams);
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
}

const endpoint = <Schema extends z.ZodType>(
  method: 'get' | 'post',
  path: string,
  schema: Schema,
  handler: Handler<z.infer<Schema>>,
): Endpoint => ({
  method,
  path: `/translations${path}`,
  handler: async (req) => {
    if (!req.user) return refused(403, 'signed_out');
    const input = schema.safeParse(await inputOf(req, method));
    if (input.success) return handler(req, input.data);
    return refused(400, 'invalid', input.error.issues[0]?.path.join('.') ?? null);
  },
});

const ref = z.string().regex(/^[a-z-]+(:\d+)?$/);
const lang = z.enum(locales);

/** `GET /translations/tree`: every translated document, the progress of each kind, what to do first. */
const tree = endpoint('get', '/tree', z.object({}), async (req) => {
  const entries = await overview(req.payload);
  const theirs = languagesOf(req.user);
  return reply({ entries, progress: progressOf(entries), tasks: tasksOf(entries, theirs) });
});

/** `GET /translations/document?ref=pages:12`: its fields and how each language stands. */
const document = endpoint('get', '/document', z.object({ ref }), async (req, input) => {
  const detail = await detailOf(req, input.ref);
  return detail ? reply(detail) : refused(404, 'unknown_document', 'ref');
});

/**
 * `POST /translations/frames`: the addresses of a page's three frames.
 * Body: `{ ref, path?, view: 'draft' | 'published', at?: ISO time, modes: [], fields: boolean }`.
 */
const frames = endpoint(
  'post',
  '/frames',
  z.object({
    ref,
    path: z.string(),
    view: z.enum(['draft', 'published']),
    at: z.iso.datetime({ offset: true }).optional(),
    modes: z.array(z.enum(previewModes)).default([]),
    fields: z.boolean().default(true),
  }),
  async (req, { ref: of, path, view, at, modes, fields }) => {
    if (!isRoute(path)) return refused(400, 'not_a_page', 'path');
    const grant: Grant = {
      path,
      languages: [...locales],
      document: of,
      holder: { user: String(req.user?.id) },
      drafts: view === 'draft' && !at ? 'all' : 'none',
      ...(at && { at: Date.parse(at) }),
      fields,
      modes,
      expires: staffExpiry(Date.now()),
    };
    return reply(Object.fromEntries(locales.map((one) => [one, previewAddress(grant, one)])));
  },
);

/** `POST /translations/confirm`: a text stands although the Uzbek one changed. Body: `{ ref, lang, path }`. */
const confirm = endpoint(
  'post',
  '/confirm',
  z.object({ ref, lang, path: z.string() }),
  async (req, { ref: of, lang: locale, path }) => {
    if (!languagesOf(req.user).includes(locale)) return refused(403, 'not_your_language', 'lang');
    const { collection, global, id } = parseDocument(of);
    const { payload, user } = req;
    const change = {
      data: {},
      locale,
      draft: true,
      depth: 0,
      user,
      overrideAccess: false,
      context: { confirmed: [path] },
    } as const;
    if (!(await stagesOf(payload, of))?.draft) return refused(404, 'unknown_document', 'ref');
    if (global) await payload.updateGlobal({ slug: global as 'header', ...change });
    else await payload.update({ collection: collection as 'pages', id: id ?? 0, ...change });
    return reply(await detailOf(req, of));
  },
);

/**
 * `GET /translations/change?ref&lang&path`: how the Uzbek text of a field changed since it was
 * translated. Answers `{ by, at, before, after }`; `before` is null where that version is kept no longer.
 */
const change = endpoint(
  'get',
  '/change',
  z.object({ ref, lang, path: z.string() }),
  async (req, { ref: of, lang: locale, path }) => {
    const stages = await stagesOf(req.payload, of);
    if (!stages?.draft) return refused(404, 'unknown_document', 'ref');
    const { config, draft } = stages;
    const textOf = (version: unknown) =>
      localizedFields(config.flattenedFields, version).find((field) => field.path === path)?.values
        .uz;
    const records = (draft.translation ?? {}) as Partial<
      Record<Locale, { sources?: Record<string, string>; by?: { name: string }; at?: string }>
    >;
    const wanted = records[locale]?.sources?.[path];
    const { collection, global, id } = parseDocument(of);
    const { docs } = global
      ? await req.payload.findGlobalVersions({
          slug: global as 'header',
          locale: 'all',
          depth: 0,
          sort: '-updatedAt',
          limit: 50,
        })
      : await req.payload.findVersions({
          collection: collection as 'pages',
          where: { parent: { equals: id } },
          locale: 'all',
          depth: 0,
          sort: '-updatedAt',
          limit: 50,
        });
    const before = docs
      .map(({ version }) => textOf(version))
      .find((text) => hashOf(text) === wanted);
    return reply({
      by: records.uz?.by?.name ?? null,
      at: records.uz?.at ?? null,
      before: plainText(before),
      after: plainText(textOf(draft)),
    });
  },
);

/** The addresses of a share link, by language; the same each time. */
function addressesOf({ id, path, languages, document: of, expiresAt }: ShareLink) {
  const grant: Grant = {
    path,
    languages,
    document: of,
    holder: { share: String(id) },
    drafts: 'one',
    fields: false,
    modes: [],
    expires: Date.parse(expiresAt),
  };
  return Object.fromEntries(languages.map((one) => [one, previewAddress(grant, one)]));
}

const MOST_DAYS = 90;

/**
 * `POST /translations/share`: a link to the draft of one document, without login.
 * Body: `{ ref, languages, expiresAt?: ISO time }`, seven days unless told. Answers the link's record with `addresses` by language.
 */
const share = endpoint(
  'post',
  '/share',
  z.object({
    ref,
    languages: z.array(lang).min(1),
    expiresAt: z.iso.datetime({ offset: true }).optional(),
  }),
  async (req, { ref: of, languages, expiresAt }) => {
    const detail = await detailOf(req, of);
    if (!detail) return refused(404, 'unknown_document', 'ref');
    if (!detail.path) return refused(400, 'not_a_page', 'ref');
    const now = Date.now();
    const expires = expiresAt ? Date.parse(expiresAt) : now + 7 * DAY_MS;
    if (expires <= now || expires > now + MOST_DAYS * DAY_MS) {
      return refused(400, 'impossible_end', 'expiresAt');
    }
    const link = await req.payload.create({
      collection: 'share-links',
      data: {
        title: detail.title,
        document: of,
        path: detail.path,
        languages,
        expiresAt: new Date(expires).toISOString(),
        createdBy: req.user?.id,
      },
      depth: 0,
    });
    return reply({ ...link, addresses: addressesOf(link) }, 201);
  },
);

/** `GET /translations/share?ref`: the links of a document, the newest first; ended ones for 30 days. */
const shared = endpoint('get', '/share', z.object({ ref }), async (req, input) => {
  const { docs } = await req.payload.find({
    collection: 'share-links',
    where: {
      document: { equals: input.ref },
      expiresAt: { greater_than: new Date(Date.now() - 30 * DAY_MS).toISOString() },
    },
    sort: '-createdAt',
    depth: 1,
    pagination: false,
  });
  return reply({
    links: docs.map((link) => ({
      id: link.id,
      languages: link.languages,
      expiresAt: link.expiresAt,
      revokedAt: link.revokedAt ?? null,
      opened: link.opened ?? 0,
      createdAt: link.createdAt,
      createdBy:
        typeof link.createdBy === 'object' && link.createdBy
          ? link.createdBy.name || link.createdBy.email
          : null,
      addresses: addressesOf(link),
    })),
  });
});

/** `GET /translations/versions?ref&lang`: the earlier states of a language of a document. */
const versions = endpoint('get', '/versions', z.object({ ref, lang }), async (req, input) => {
  const found = await languageVersions(req.payload, input.ref, input.lang);
  return found ? reply({ versions: found }) : refused(404, 'unknown_document', 'ref');
});

/** `POST /translations/restore`: brings one language back, as a draft. Body: `{ ref, lang, version }`. */
const restore = endpoint(
  'post',
  '/restore',
  z.object({ ref, lang, version: z.string() }),
  async (req, { ref: of, lang: locale, version }) => {
    if (!languagesOf(req.user).includes(locale)) return refused(403, 'not_your_language', 'lang');
    const done = await restoreLanguage(req, of, locale, version);
    return done ? reply(await detailOf(req, of)) : refused(404, 'unknown_version', 'version');
  },
);

const translated = z.enum(['ru', 'en']);
const format = z.enum(formats);

/**
 * `GET /translations/export?format=xliff|csv&target=ru|en&refs=pages:12,header`: a file for a translator; of every
 * document where none is named.
 */
const exported = endpoint(
  'get',
  '/export',
  z.object({
    format,
    target: translated,
    refs: z
      .string()
      .default('')
      .transform((refs) => refs.split(',').filter(Boolean)),
  }),
  async (req, { format: of, target, refs }) =>
    new Response(await exportTexts(req, of, target, refs), {
      headers: {
        'content-type': mediaTypes[of],
        'content-disposition': `attachment; filename="parvoz-uz-${target}.${of === 'csv' ? 'csv' : 'xlf'}"`,
        'cache-control': 'private, no-store',
      },
    }),
);

/**
 * `POST /translations/import?format&target&apply=false|true`, the file as body. Answers what changes and which
 * rows are wrong: `{ changes, unchanged, errors, applied }`. A file with a wrong row is 409 and nothing of it
 * is written; one that cannot be read is 400 with the reason's `code` and `parameters`.
 */
const imported: Endpoint = {
  method: 'post',
  path: '/translations/import',
  handler: async (req) => {
    if (!req.user) return refused(403, 'signed_out');
    const query = z
      .object({ format, target: translated, apply: z.enum(['true', 'false']).default('false') })
      .safeParse(Object.fromEntries(req.searchParams));
    if (!query.success)
      return refused(400, 'invalid', query.error.issues[0]?.path.join('.') ?? null);
    const { format: of, target, apply } = query.data;
    if (!languagesOf(req.user).includes(target)) return refused(403, 'not_your_language', 'target');
    try {
      const plan = await planOf(req, of, target, new Uint8Array((await req.arrayBuffer?.()) ?? []));
      const applies = apply === 'true' && plan.errors.length === 0;
      if (applies) await applyPlan(req, target, plan);
      const changes = plan.changes.map(({ document: ref, path, before, after, untranslated }) => ({
        ref,
        path,
        before,
        after,
        untranslated,
      }));
      const status = apply === 'true' && !applies ? 409 : 200;
      return reply({ ...plan, changes, applied: applies }, status);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      const { code, parameters, message } = error;
      return reply({ errors: [{ code, field: null, parameters, message }] }, 400);
    }
  },
};

export const translationEndpoints: Endpoint[] = [
  tree,
  document,
  frames,
  confirm,
  change,
  share,
  shared,
  versions,
  restore,
  exported,
  imported,
];
