import { serve } from '@/app/api/reply';
import { calls } from '@/api/calls';
import { isCardKind } from '@/features/places/kinds';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

export const GET = serve(calls.cardList, (query, { kind }: { kind: string }) =>
  isCardKind(kind) ? source().cardList(kind, query) : Promise.resolve(null),
);
