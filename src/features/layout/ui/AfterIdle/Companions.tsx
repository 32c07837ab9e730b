import { Navigation } from '../Navigation/Navigation';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice';
import { PreviewBridge } from '@/features/preview/PreviewBridge';
import { Progress } from '../Progress/Progress';

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
