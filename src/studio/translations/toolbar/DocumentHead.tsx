import type { Detail } from '@/studio/server/detail';
import type { Tab } from '@/studio/lib/address';
import { tabs } from '@/studio/lib/address';
import { entryTitle } from '@/studio/lib/tree';
import { Button, IconButton } from '@/cms/admin-ui/Button';
import { useTool } from '../ToolContext';
import { MoreMenu } from './MoreMenu';
import styles from './document.module.scss';

interface Props {
  detail: Detail;
  /** The number of the current field among those to do, from 0; -1 for none. */
  index: number;
  total: number;
  /** How many of each a tab has; null where it is not known yet. */
  counts: Record<Tab, number | null>;
  onStep: (by: 1 | -1) => void;
  onShare: () => void;
  onShortcuts: () => void;
}

/** What document it is, the way through its fields to do, and what is done with it as a whole. */
export function DocumentHead(props: Props) {
  const { detail, index, total, counts, onStep, onShare, onShortcuts } = props;
  const { say, kinds } = useTool();
  const left =
    index < 0 ? say('fieldsToDo', { total }) : say('fieldOf', { number: index + 1, total });
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1>{entryTitle(detail, kinds)}</h1>
        {detail.path && <span className={styles.path}>{detail.path}</span>}
      </div>
      <div className={styles.walk}>
        <IconButton
          icon="up"
          name={say('previousField')}
          disabled={total === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="down"
          name={say('nextField')}
          disabled={total === 0}
          onClick={() => onStep(1)}
        />
        <output>{total > 0 ? left : say('complete')}</output>
      </div>
      <Tabs counts={counts} />
      <div className={styles.acts}>
        <Button kind="strong" icon="share" onClick={onShare} disabled={detail.path === null}>
          {say('shareLink')}
        </Button>
        <MoreMenu detail={detail} onShortcuts={onShortcuts} />
      </div>
    </header>
  );
}

/** The id of a tab's panel. */
export const panelId = (tab: Tab) => `translations-${tab}`;

function Tabs({ counts }: Pick<Props, 'counts'>) {
  const { say, state, go } = useTool();
  const choose = (event: React.KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(state.tab) + by + tabs.length) % tabs.length];
    if (next) {
      go({ tab: next });
      document.getElementById(`${panelId(next)}-tab`)?.focus();
    }
  };
  return (
    <div role="tablist" className={styles.tabs} onKeyDown={choose}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${panelId(tab)}-tab`}
          aria-selected={tab === state.tab}
          aria-controls={panelId(tab)}
          tabIndex={tab === state.tab ? 0 : -1}
          onClick={() => go({ tab }, 'push')}
        >
          {say(tab)}
          {counts[tab] !== null && <span className={styles.number}>{counts[tab]}</span>}
        </button>
      ))}
    </div>
  );
}
