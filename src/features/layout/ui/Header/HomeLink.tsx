'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { unlocalised } from '@/lib/hrefs';

interface Props {
  /** With its locale. */
  href: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** A link to the home page; on the home page itself only what it holds. */
export function HomeLink({ href, label, className, children }: Props) {
  if (unlocalised(usePathname()) === '/') return <div className={className}>{children}</div>;
  return (
    <a href={href} className={className} aria-label={label}>
      {children}
    </a>
  );
}
