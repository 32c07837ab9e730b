import type { Locale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import type { Acts } from '@/studio/hooks/useDocumentActions';
import { entryTitle } from '@/studio/lib/tree';
import { EmptySectionsDialog } from '@/studio/components/EmptySectionsDialog';
import { VersionsDialog } from '@/studio/versions/VersionsDialog';
import type { LanguageDialog } from '../language-previews/PublishControl';
import { useTool } from '../ToolContext';
import { ScheduleDialog } from './ScheduleDialog';
import { ShareDrawer } from './ShareDrawer';
import { ShortcutsDialog } from './ShortcutsDialog';
import { TakeDownDialog } from './TakeDownDialog';

/** The dialog that is open, and of which language. */
export interface Open {
  dialog: 'share' | 'shortcuts' | LanguageDialog;
  lang: Locale;
}

interface Props {
  open: Open | null;
  detail: Detail;
  acts: Acts;
  renew: () => Promise<unknown>;
  onClose: () => void;
}

/** At most one of the view's dialogs. */
export function Dialogs({ open, detail, acts, renew, onClose }: Props) {
  const { kinds } = useTool();
  if (!open) return null;
  const { dialog, lang } = open;
  switch (dialog) {
    case 'share':
      return <ShareDrawer detail={detail} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'versions':
      return (
        <VersionsDialog
          documentRef={detail.ref}
          lang={lang}
          title={entryTitle(detail, kinds)}
          onClose={onClose}
          onRestored={() => void renew()}
        />
      );
    case 'publish': {
      const confirm = () => {
        onClose();
        void acts.publish(lang);
      };
      const sections = detail.languages[lang].emptySections;
      return <EmptySectionsDialog sections={sections} onConfirm={confirm} onClose={onClose} />;
    }
    case 'takeDown': {
      const confirm = () => {
        onClose();
        void acts.takeDown(lang);
      };
      return <TakeDownDialog lang={lang} onConfirm={confirm} onClose={onClose} />;
    }
    case 'schedule': {
      const done = () => {
        onClose();
        void renew();
      };
      return <ScheduleDialog detail={detail} lang={lang} onDone={done} onClose={onClose} />;
    }
  }
}
