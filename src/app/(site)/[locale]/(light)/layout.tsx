import { deviceFontStyles } from '../fonts';
import { WithFooter, type LayoutProps } from '../with-footer';

/** The layout of pages that have to come over a bad connection: without the site's fonts. */
export default function LightLayout(props: LayoutProps) {
  return (
    <>
      <style>{deviceFontStyles}</style>
      <WithFooter {...props} />
    </>
  );
}
