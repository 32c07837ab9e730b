import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { droppingOutdated } from '@/page-cache/outdated';

type Handler = ReturnType<typeof REST_POST>;

const writing =
  (handle: Handler): Handler =>
  (...asked) =>
    droppingOutdated(() => handle(...asked));

export const GET = REST_GET(config);
export const POST = writing(REST_POST(config));
export const DELETE = writing(REST_DELETE(config));
export const PATCH = writing(REST_PATCH(config));
export const PUT = writing(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
