import { serve } from '@/app/api/reply';
import { calls } from '@/contract/calls';
import { isCardKind } from '@/contract/cards';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

export const GET = serve(calls.cardList, (query, { kind }: { kind: string }) =>
  isCardKind(kind) ? source().cardList(kind, query) : Promise.resolve(null),
);
