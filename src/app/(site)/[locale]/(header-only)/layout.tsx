import type { ReactNode } from 'react';

/** The header, which the layout above gives, and no footer: pages that are a tool of their own. */
export default function HeaderOnlyLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
