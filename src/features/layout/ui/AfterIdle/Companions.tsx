import { NoticeWatch } from '@/features/disruption/ui/DisruptionBanner/NoticeWatch';
import type { Locale } from '@/i18n/locales';
import { RouteEffects } from '../RouteEffects/RouteEffects';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice';
import { PreviewBridge } from '@/features/preview-bridge/PreviewBridge';
import { PendingList } from '../PendingList/PendingList';
import { Progress } from '../Progress/Progress';

/** Whether the page stands in a frame: of the admin, or beside the other languages of a share link. */
const isInFrame = () => 'preview' in document.documentElement.dataset;

export interface CompanionsProps {
  lang: Locale;
  /** Key of the notice of a disruption that the page shows; null where it shows none. */
  notice: string | null;
}

/** What goes along with every page. */
export function Companions({ lang, notice }: CompanionsProps) {
  return (
    <>
      <RouteEffects />
      <Progress />
      <PendingList />
      <OfflineNotice />
      {isInFrame() ? <PreviewBridge /> : <NoticeWatch lang={lang} shown={notice} />}
    </>
  );
}
