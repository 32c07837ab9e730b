import config from '@payload-config';
import { refusedKey } from '@collections/api-keys/authenticate';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { droppingOutdated } from '@/page-cache/outdated';
import { cms } from '@/sources/cms/cms';

type Handler = ReturnType<typeof REST_POST>;

/** A request with an API key that does not count goes no further. */
const checkingKey =
  (handle: Handler): Handler =>
  async (request, context) =>
    (await refusedKey(cms, request.headers)) ?? handle(request, context);

const writing = (handle: Handler): Handler =>
  checkingKey((...asked) => droppingOutdated(() => handle(...asked)));

export const GET = checkingKey(REST_GET(config));
export const POST = writing(REST_POST(config));
export const DELETE = writing(REST_DELETE(config));
export const PATCH = writing(REST_PATCH(config));
export const PUT = writing(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
