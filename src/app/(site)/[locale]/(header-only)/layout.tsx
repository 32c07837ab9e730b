import { requestedLocale } from '@/app/_data/requested-locale';
import { preloadFonts } from '../fonts';
import type { LayoutProps } from '../with-footer';

/** The header, which the layout above gives, and no footer: pages that are a tool of their own. */
export default async function HeaderOnlyLayout({ children, params }: LayoutProps) {
  preloadFonts(await requestedLocale(params));
  return <main id="content">{children}</main>;
}
