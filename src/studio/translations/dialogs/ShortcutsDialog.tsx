import { Dialog } from '@/cms/admin-ui/Dialog';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';

const shortcuts = [
  { keys: ['F6', 'Shift+F6'], word: 'keyRegions' },
  { keys: ['Alt+↓', 'Alt+↑'], word: 'keyFields' },
  { keys: ['Enter'], word: 'keyEnter' },
  { keys: ['Ctrl+Enter'], word: 'publishAndNext' },
  { keys: ['C'], word: 'keyConfirm' },
  { keys: ['Esc'], word: 'keyEscape' },
  { keys: ['1', '2', '3'], word: 'keyLanguages' },
  { keys: ['↑', '↓', '←', '→', 'Home', 'End'], word: 'keyTree' },
  { keys: ['A…Z'], word: 'keyNames' },
] as const;

/** Every key of the view. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { say } = useTool();
  return (
    <Dialog title={say('shortcuts')} closeName={say('close')} place="middle" onClose={onClose}>
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ keys, word }) => (
          <div key={word}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
