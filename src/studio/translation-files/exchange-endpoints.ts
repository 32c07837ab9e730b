import type { Endpoint } from 'payload';
import { z } from 'zod';
import { staffOf, type Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { recordEvent } from '@/cms/audit/record';
import { endpoint, refused, reply } from '@/cms/endpoint';
import { applyPlan, exportTexts, formats, mediaTypes, planOf } from './exchange';
import { defaultLocale, translatedLocales } from '@/i18n/locales';
import { ImportError } from './formats/file';

const translated = z.enum(translatedLocales);
const format = z.enum(formats);

/** Documents that one export may name; without names it has them all. */
export const MOST_REFS = 500;

/**
 * `GET /translations/export?format=xliff|csv&target=ru&refs=pages:12,header&only=all|todo`: a file for a
 * translator; of every document where none is named, with every text or only what is to be done. More than 500
 * names are 400, `too_many`. The work ends when the client leaves.
 */
const exported = endpoint(
  'get',
  '/export',
  z.object({
    format,
    target: translated,
    only: z.enum(['all', 'todo']).default('all'),
    refs: z
      .string()
      .default('')
      .transform((refs) => refs.split(',').filter(Boolean)),
  }),
  async (req, { format: of, target, refs, only }) => {
    if (refs.length > MOST_REFS) return refused(400, 'too_many', 'refs');
    const wanted = { format: of, target, refs, onlyTodo: only === 'todo' };
    const file = await exportTexts(req, wanted);
    const detail = `${of}: ${refs.join(', ')}`;
    await recordEvent(req, { kind: 'exported', languages: [target], detail });
    return new Response(file, {
      headers: {
        'content-type': mediaTypes[of],
        'content-disposition': `attachment; filename="parvoz-${defaultLocale}-${target}.${of === 'csv' ? 'csv' : 'xlf'}"`,
        'cache-control': 'private, no-store',
      },
    });
  },
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
    if (!staffOf(req.user)) return refused(403, 'signed_out');
    const query = z
      .object({ format, target: translated, apply: z.enum(['true', 'false']).default('false') })
      .safeParse(Object.fromEntries(req.searchParams));
    if (!query.success)
      return refused(400, 'invalid', query.error.issues[0]?.path.join('.') ?? null);
    const { format: of, target, apply } = query.data;
    if (!may(req.user as Principal, 'update', 'pages', target)) {
      return refused(403, 'not_your_language', 'target');
    }
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

export const exchangeEndpoints: Endpoint[] = [exported, imported];
