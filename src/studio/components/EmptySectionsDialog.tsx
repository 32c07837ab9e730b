import type { EmptySection } from '@/studio/server/empty-sections';
import { ConfirmDialog } from '@/cms/admin-ui/ConfirmDialog';
import { useSay } from '@/cms/admin-words/useSay';

interface Props {
  sections: readonly EmptySection[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a page is published with sections that show nothing. */
export function EmptySectionsDialog({ sections, onConfirm, onClose }: Props) {
  const say = useSay();
  return (
    <ConfirmDialog
      title={say('publishEmptySections')}
      confirm={say('publishAnyway')}
      back={say('backToEditing')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{say('emptySectionsAre')}</p>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
