import { localeNames } from '@/i18n/locales';
import { Button } from '@/cms/admin-ui/Button';
import { useTool } from '../ToolContext';
import styles from './tree.module.scss';

const words = {
  missing: 'legendMissing',
  changed: 'legendChanged',
  fallback: 'legendFallback',
} as const;

/** What a link from the dashboard shows only, and the way back to everything. */
export function FilterNote() {
  const { say, state, go, kinds } = useTool();
  const { kind, state: wanted, lang } = state;
  if (!kind && !wanted) return null;
  const name = kind === 'everywhere' ? say('everywhere') : kind && kinds[kind]?.name;
  const parts = [name, wanted && `${localeNames[lang]}: ${say(words[wanted])}`].filter(Boolean);
  return (
    <p className={styles.note}>
      <span>{parts.join(' · ')}</span>
      <Button kind="quiet" onClick={() => go({ kind: null, state: null })}>
        {say('all')}
      </Button>
    </p>
  );
}
