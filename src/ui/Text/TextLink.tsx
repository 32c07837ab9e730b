import { SiteLink } from '@/ui/SiteLink/SiteLink';
import type { Link } from '@/schema-parts/common';
import { isBlank } from '@/lib/local-text';
import { Text } from './Text';

/** A link with its words; nothing where it has none. */
export function TextLink({ href, text, className }: Link & { className?: string }) {
  if (isBlank(text)) return null;
  return (
    <SiteLink href={href} className={className}>
      <Text of={text} />
    </SiteLink>
  );
}
