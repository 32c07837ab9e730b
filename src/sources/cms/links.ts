import type { Link } from '@/contract/common';

interface Linked {
  href?: string | null;
  text?: string | null;
}
export const toLink = (link: Linked | undefined | null): Link => ({
  href: link?.href ?? '',
  text: link?.text ?? '',
});

/** A telephone number as a link that calls it. */
export function toPhone(number: string | null | undefined): Link | null {
  return number ? { href: `tel:${number.replace(/[^\d+]/g, '')}`, text: number } : null;
}

export function toEmail(address: string | null | undefined): Link | null {
  return address ? { href: `mailto:${address}`, text: address } : null;
}
