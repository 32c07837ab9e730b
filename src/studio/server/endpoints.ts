import type { Endpoint } from 'payload';
import { z } from 'zod';
import { defaultLocale, locales } from '@/i18n/locales';
import { previewModes } from '@/features/accessibility-panel/preview-modes';
import { previewAddress, staffExpiry, type Grant } from '@/platform/preview-access/preview-token';
import { noteDecision } from '@/cms/translation-status/note-decision';
import { recordIn } from '@/cms/translation-status/status';
import { languagesOf, type Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { detailOf } from './detail';
import { subjectOf } from '@/cms/documents';
import { endpoint, lang, ref, refused, reply } from '@/cms/endpoint';
import { exchangeEndpoints } from '@/studio/translation-files/exchange-endpoints';
import { localizedFields } from '@/cms/translation-status/fields';
import { overview } from './overview';
import { isPagePath } from './pages-of';
import { plainText } from './plain';
import { presence } from './presence';
import { progressOf, tasksOf } from './progress';
import { shareEndpoints } from './share-endpoints';
import { stagesOf } from '@/cms/translation-status/stages';
import { documentsWith, LEAST_LETTERS } from './text-search';
import { earlierSources, languageVersions, restoreLanguage } from './versions';

/** `GET /translations/tree`: every translated document, the progress of each kind, what to do first. */
const tree = endpoint('get', '/tree', z.object({}), async (req) => {
  const user = req.user as Principal;
  const entries = await overview(req.payload, req.i18n.language, user);
  const theirs = languagesOf(user);
  return reply({ entries, progress: progressOf(entries), tasks: tasksOf(entries, theirs) });
});

/** `GET /translations/search?text=bagaj`: the documents of which a text has it, in any language: `{ found: [{ ref, text }] }`. */
const search = endpoint(
  'get',
  '/search',
  z.object({ text: z.string().trim().min(LEAST_LETTERS).max(200) }),
  async (req, { text }) =>
    reply({ found: await documentsWith(req.payload, text, req.user as Principal) }),
);

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
    if (!isPagePath(path)) return refused(400, 'not_a_page', 'path');
    const seesAll = may(req.user as Principal, 'read', 'pages');
    if (at && !seesAll) return refused(403, 'not_allowed', 'at');
    const grant: Grant = {
      path,
      languages: [...locales],
      document: of,
      holder: { user: String(req.user?.id) },
      drafts: view === 'draft' && !at ? (seesAll ? 'all' : 'one') : 'none',
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
    if (!may(req.user as Principal, 'update', subjectOf(of), locale)) {
      return refused(403, 'not_your_language', 'lang');
    }
    if (!(await stagesOf(req.payload, of))?.draft) return refused(404, 'unknown_document', 'ref');
    await noteDecision(req, of, locale, { confirmed: [path], recordAs: 'confirmed' });
    return reply(await detailOf(req, of));
  },
);

/**
 * `GET /translations/change?ref&lang&path`: how the Uzbek text of a field changed since it was
 * translated. Answers `{ by, at, ofField, before, after }`: who wrote it and when, or where that is not
 * known of the field, of the document; `before` is null where that version is kept no longer.
 */
const change = endpoint(
  'get',
  '/change',
  z.object({ ref, lang, path: z.string() }),
  async (req, { ref: of, lang: locale, path }) => {
    const stages = await stagesOf(req.payload, of);
    if (!stages?.draft) return refused(404, 'unknown_document', 'ref');
    const { config, draft } = stages;
    const text = localizedFields(config.flattenedFields, draft).find((field) => field.path === path)
      ?.values[defaultLocale];
    const source = recordIn(draft, defaultLocale);
    const ofField = source?.changes?.[path];
    const wanted = recordIn(draft, locale)?.sources[path];
    const before = (await earlierSources(req.payload, of))(path, wanted);
    return reply({
      by: ofField ? ofField.by : (source?.by?.name ?? null),
      at: ofField?.at ?? source?.at ?? null,
      ofField: ofField !== undefined,
      before: plainText(before),
      after: plainText(text),
    });
  },
);

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
    if (!may(req.user as Principal, 'restore', subjectOf(of), locale)) {
      return refused(403, 'not_your_language', 'lang');
    }
    const done = await restoreLanguage(req, of, locale, version);
    return done ? reply(await detailOf(req, of)) : refused(404, 'unknown_version', 'version');
  },
);

/** Under `/cms-api`; for staff only. */
export const translationEndpoints: Endpoint[] = [
  tree,
  search,
  document,
  frames,
  confirm,
  change,
  versions,
  restore,
  presence,
  ...shareEndpoints,
  ...exchangeEndpoints,
];
