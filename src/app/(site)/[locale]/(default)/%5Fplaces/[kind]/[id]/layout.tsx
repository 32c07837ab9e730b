import { notFoundUnless } from '@/app/(site)/not-found-boundary';
import type { CardKind } from '@/features/places/kinds';
import { source } from '@/sources';

export default notFoundUnless(({ kind, id }: { kind: CardKind; id: string }, lang) =>
  source().card(kind, id, lang),
);
