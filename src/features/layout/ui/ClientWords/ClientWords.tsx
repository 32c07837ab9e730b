import { NextIntlClientProvider, useMessages, type Messages } from 'next-intl';
import type { ReactNode } from 'react';

interface Props {
  namespaces: readonly (keyof Messages)[];
  children: ReactNode;
}

/** Gives client components the words they use and no others. */
export function ClientWords({ namespaces, children }: Props) {
  const messages = useMessages();
  const picked = Object.fromEntries(namespaces.map((name) => [name, messages[name]]));
  return <NextIntlClientProvider messages={picked}>{children}</NextIntlClientProvider>;
}
