import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { isExternal, isInternal, localised } from '@/lib/hrefs';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link of the site: internal paths get the locale, outside ones open in a new tab and say so. */
export function SiteLink({ href, ...rest }: Props) {
  if (isExternal(href)) return <OutsideLink {...rest} href={href} />;
  if (!isInternal(href)) return <a {...rest} href={href} />;
  return <PageLink {...rest} href={href} />;
}

function OutsideLink(props: Props) {
  const t = useTranslations('nav');
  return <a {...props} target="_blank" rel="noopener noreferrer" title={t('newTab')} />;
}

/** `SoftLinks` follows it. */
function PageLink({ href, ...rest }: Props) {
  return <a {...rest} href={localised(href, useLocale())} />;
}
