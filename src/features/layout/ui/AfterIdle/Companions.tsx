import { RouteEffects } from '../RouteEffects/RouteEffects';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice';
import { PreviewBridge } from '@/features/preview/PreviewBridge';
import { Progress } from '../Progress/Progress';

/** Whether the page stands in a frame: of the admin, or beside the other languages of a share link. */
const isInFrame = () => 'preview' in document.documentElement.dataset;

/** What goes along with every page. */
export function Companions() {
  return (
    <>
      <RouteEffects />
      <Progress />
      <OfflineNotice />
      {isInFrame() && <PreviewBridge />}
    </>
  );
}
