import { shared } from '@/app/api/reply';
import { digestOf } from '@/app/api/wire-json';
import { openapi } from '@/api-contract/openapi';

export const dynamic = 'force-dynamic';

/** It changes with the build only. */
const MAX_AGE_SECONDS = 3600;

const document = JSON.stringify(openapi());
const digest = digestOf(document);

/** The contract as OpenAPI, without the envelope of the calls it describes. */
export const GET = (request: Request): Response =>
  shared(request, document, digest, MAX_AGE_SECONDS);
