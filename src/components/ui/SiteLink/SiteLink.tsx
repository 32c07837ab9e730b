import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { isExternal, isInternal, localised } from '@/lib/hrefs';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link of the site: internal paths get the locale, outside ones open in a new tab and say so. */
export function SiteLink({ href, children, ...rest }: Props) {
  const locale = useLocale();
  const t = useTranslations('nav');
  if (isExternal(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer" title={t('newTab')}>
        {children}
      </a>
    );
  }
  if (!isInternal(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} href={localised(href, locale)} prefetch={false}>
      {children}
    </Link>
  );
}
