import type { ReactNode } from 'react';
import type { Tab } from '@/studio/lib/address';
import { panelId } from '../toolbar/DocumentHead';
import { useTool } from '../ToolContext';
import tool from '../tool.module.scss';
import styles from './tabs.module.scss';

interface Props {
  tab: Tab;
  children: ReactNode;
}

/** A tab's panel. That of the frames is always there, so that they stay loaded and can be checked. */
export function Panel({ tab, children }: Props) {
  const { state } = useTool();
  const isOpen = tab === state.tab;
  if (!isOpen && tab !== 'preview') return <div role="tabpanel" id={panelId(tab)} hidden />;
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={`${panelId(tab)}-tab`}
      aria-hidden={!isOpen || undefined}
      className={tab === 'preview' ? tool.previewPanel : styles.panel}
      tabIndex={tab === 'preview' ? undefined : 0}
    >
      {children}
    </div>
  );
}
