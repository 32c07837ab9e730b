import { ConfirmDialog } from '@/cms/admin-ui/ConfirmDialog';
import { localeNames, type Locale } from '@/i18n/locales';
import { useTool } from '../ToolContext';

interface Props {
  lang: Locale;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before visitors lose a language of a document. */
export function TakeDownDialog({ lang, onConfirm, onClose }: Props) {
  const { say } = useTool();
  return (
    <ConfirmDialog
      title={say('takeDownLanguage')}
      confirm={say('takeDown')}
      back={say('cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{say('takeDownSure', { language: localeNames[lang] })}</p>
    </ConfirmDialog>
  );
}
