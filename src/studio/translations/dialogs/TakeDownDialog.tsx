import { localeNames, type Locale } from '@/i18n/locales';
import { Button } from '@/cms/admin-ui/Button';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';

interface Props {
  lang: Locale;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before visitors lose a language of a document. */
export function TakeDownDialog({ lang, onConfirm, onClose }: Props) {
  const { say } = useTool();
  const title = say('takeDownLanguage');
  return (
    <Dialog title={title} closeName={say('close')} place="middle" onClose={onClose}>
      <p>{say('takeDownSure', { language: localeNames[lang] })}</p>
      <div className={styles.acts}>
        <Button kind="primary" onClick={onConfirm}>
          {say('takeDown')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {say('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
