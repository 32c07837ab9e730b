import type { EmptySection } from '@/studio/server/empty-sections';
import { useSay } from '@/cms/i18n/useSay';
import styles from '@/studio/translations/dialogs/dialogs.module.scss';
import { Button } from '@/cms/admin-ui/Button';
import { Dialog } from '@/cms/admin-ui/Dialog';

interface Props {
  sections: readonly EmptySection[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a page is published with sections that show nothing. */
export function EmptySectionsDialog({ sections, onConfirm, onClose }: Props) {
  const say = useSay();
  return (
    <Dialog
      title={say('publishEmptySections')}
      closeName={say('close')}
      place="middle"
      onClose={onClose}
    >
      <p>{say('emptySectionsAre')}</p>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button kind="primary" data-autofocus onClick={onClose}>
          {say('backToEditing')}
        </Button>
        <Button onClick={onConfirm}>{say('publishAnyway')}</Button>
      </div>
    </Dialog>
  );
}
