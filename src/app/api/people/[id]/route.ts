import { serve } from '@/app/api/reply';
import { calls } from '@/api/calls';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

export const GET = serve(calls.person, ({ lang }, { id }: { id: string }) =>
  source().person(id, lang),
);
