import type { Link } from '@/schema-parts/common';
import { isEmpty } from './localized';
import { plain, type LocalText } from '@/lib/local-text';
import { callHref } from '@/lib/telephones';

interface Linked {
  href?: string | null;
  text?: LocalText | null;
}

/** A link; null where it has no words or leads nowhere. */
export function toLink(link: Linked | undefined | null): Link | null {
  const { href, text } = link ?? {};
  return isEmpty(href) || isEmpty(text) ? null : { href: href ?? '', text: text ?? '' };
}

/** Of some links those that can be followed, each with what else is known of it. */
export const toLinks = <Row extends Linked, More extends object = object>(
  rows: readonly Row[] | null | undefined,
  more: (row: Row, index: number) => More = () => ({}) as More,
): (Link & More)[] =>
  (rows ?? []).flatMap((row, index) => {
    const link = toLink(row);
    return link ? [{ ...link, ...more(row, index) }] : [];
  });

/** Stands where a reply must have a link and there is none. */
export const noLink: Link = { href: '', text: '' };

/** A telephone number as a link that calls it; null where there are no digits to dial. */
export function toPhone(number: LocalText | null | undefined): Link | null {
  return number && /\d/.test(plain(number))
    ? { href: callHref(plain(number)), text: number }
    : null;
}

export function toEmail(address: string | null | undefined): Link | null {
  return address ? { href: `mailto:${address}`, text: address } : null;
}
