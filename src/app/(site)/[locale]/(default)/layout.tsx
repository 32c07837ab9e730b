import { requestedLocale } from '@/app/_data/requested-locale';
import { preloadFonts } from '../fonts';
import { WithFooter, type LayoutProps } from '../with-footer';

/** The default layout; error pages stand outside it and have no footer. */
export default async function DefaultLayout(props: LayoutProps) {
  preloadFonts(await requestedLocale(props.params));
  return <WithFooter {...props} />;
}
