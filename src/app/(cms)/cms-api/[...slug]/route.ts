import config from '@payload-config';
import { refusedKey } from '@/cms/api-keys/authenticate';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { decoded } from '@/lib/hrefs';
import { withInvalidationAfterCommit } from '@/platform/cache/invalidation';
import { cms } from '@/sources/cms/cms';

type Handler = ReturnType<typeof REST_POST>;
type Asked = Parameters<Handler>;

/** Calls of Payload that nothing here uses, and that cost or fail: sharing pictures, addresses to be verified. */
const unused = [/^og$/, /^[^/]+\/verify\//];

/** Payload says 500 of a file that is not there. */
async function withMissingFiles(reply: Response, [collection, folder, name]: string[]) {
  if (reply.status !== 500 || folder !== 'file' || collection !== 'media') return reply;
  const { totalDocs } = await (await cms()).count({ collection, where: { filename: { equals: decoded(name ?? '') } } });
  return totalDocs > 0 ? reply : Response.json({ errors: [{ message: 'There is no such file.' }] }, missing);
}

const missing = { status: 404, headers: { 'cache-control': 'no-store' } };

const answering =
  (handle: Handler): Handler =>
  async (request: Asked[0], given: Asked[1]) => {
    const { slug = [] } = (await given.params) as { slug?: string[] };
    const path = slug.join('/');
    if (unused.some((call) => call.test(path))) {
      return Response.json({ errors: [{ message: 'There is no such call.' }] }, missing);
    }
    const reply = await withMissingFiles(await handle(request, given), slug);
    // A login's has a token in it.
    if (slug[0] === 'users') reply.headers.set('cache-control', 'no-store');
    return reply;
  };

/** A request with an API key that does not count goes no further. */
const checkingKey =
  (handle: Handler): Handler =>
  async (request, context) =>
    (await refusedKey(cms, request.headers)) ?? answering(handle)(request, context);

const writing = (handle: Handler): Handler =>
  checkingKey((...asked) => withInvalidationAfterCommit(() => handle(...asked)));

export const GET = checkingKey(REST_GET(config));
export const POST = writing(REST_POST(config));
export const DELETE = writing(REST_DELETE(config));
export const PATCH = writing(REST_PATCH(config));
export const PUT = writing(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
