import type { Endpoint } from 'payload';
import { z } from 'zod';
import { defaultLocale } from '@/i18n/locales';
import { previewAddress, type Grant } from '@/platform/preview-access/preview-token';
import { staffOf, type Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import type { ShareLink } from '@/cms/payload-types';
import { subjectOf } from '@/cms/documents';
import { detailOf } from './detail';
import { endpoint, lang, ref, refused, reply } from '@/cms/endpoint';
import { DAY_MS } from '@/lib/time';

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
    if (!may(req.user as Principal, 'share', subjectOf(of))) {
      return refused(403, 'not_allowed', 'ref');
    }
    if (!detail.path) return refused(400, 'not_a_page', 'ref');
    const now = Date.now();
    const expires = expiresAt ? Date.parse(expiresAt) : now + 7 * DAY_MS;
    if (expires <= now || expires > now + MOST_DAYS * DAY_MS) {
      return refused(400, 'impossible_end', 'expiresAt');
    }
    const link = await req.payload.create({
      collection: 'share-links',
      data: {
        title: detail.titles[defaultLocale],
        document: of,
        path: detail.path,
        languages,
        expiresAt: new Date(expires).toISOString(),
        createdBy: staffOf(req.user)?.id,
      },
      depth: 0,
      user: req.user,
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
      ...(!may(req.user as Principal, 'read', 'share-links') && {
        createdBy: { equals: staffOf(req.user)?.id },
      }),
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
      lastOpenedAt: link.lastOpenedAt ?? null,
      createdAt: link.createdAt,
      createdBy:
        typeof link.createdBy === 'object' && link.createdBy
          ? link.createdBy.name || link.createdBy.email
          : null,
      addresses: addressesOf(link),
    })),
  });
});

export const shareEndpoints: Endpoint[] = [share, shared];
