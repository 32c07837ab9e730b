import { serve } from '@/app/api/reply';
import { calls } from '@/api/calls';
import { isCardKind } from '@/features/places/kinds';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

export const GET = serve(calls.card, ({ lang }, { kind, id }: { kind: string; id: string }) =>
  isCardKind(kind) ? source().card(kind, id, lang) : Promise.resolve(null),
);
