import { Navigation } from '@/components/layout/Navigation/Navigation';
import { OfflineNotice } from '@/components/layout/OfflineNotice/OfflineNotice';
import { Progress } from '@/components/layout/Progress/Progress';

/** What goes along with every page. */
export function Companions() {
  return (
    <>
      <Navigation />
      <Progress />
      <OfflineNotice />
    </>
  );
}
