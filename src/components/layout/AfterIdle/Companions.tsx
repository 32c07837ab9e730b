import { Navigation } from '@/components/layout/Navigation/Navigation';
import { OfflineNotice } from '@/components/layout/OfflineNotice/OfflineNotice';
import { PreviewBridge } from '@/components/preview/PreviewBridge';
import { Progress } from '@/components/layout/Progress/Progress';

/** Whether the page stands in a frame: of the admin, or beside the other languages of a share link. */
const isInFrame = () => 'preview' in document.documentElement.dataset;

/** What goes along with every page. */
export function Companions() {
  return (
    <>
      <Navigation />
      <Progress />
      <OfflineNotice />
      {isInFrame() && <PreviewBridge />}
    </>
  );
}
