import { knownKind } from '@/app/(site)/known-kind';
import { notFoundUnless } from '@/app/(site)/not-found-boundary';
import { source } from '@/sources';

export default notFoundUnless((params: { kind: string; id: string }, lang) =>
  source().card({ kind: knownKind(params), id: params.id, lang }),
);
