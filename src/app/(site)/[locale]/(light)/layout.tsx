import { DeviceLetters } from '@/features/layout/ui/DeviceLetters/DeviceLetters';
import { WithFooter, type LayoutProps } from '../with-footer';

/** The layout of pages that have to come over a bad connection: without the site's fonts and the footer's pictures. */
export default function LightLayout(props: LayoutProps) {
  return (
    <>
      <DeviceLetters />
      <WithFooter {...props} light />
    </>
  );
}
