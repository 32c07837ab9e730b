import { notFound } from 'next/navigation';
import { isCardKind, type CardKind } from '@/features/places/kinds';

/** The kind of places in an address. `next.config.ts` sends no others to their pages. */
export function knownKind({ kind }: { kind: string }): CardKind {
  if (!isCardKind(kind)) notFound();
  return kind;
}
