'use client';

import { SetStepNav, useAuth, type StepNavItem } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '@/studio/hooks/useAddress';
import { useDetail } from '@/studio/hooks/useDetail';
import { useFrames } from '@/studio/hooks/useFrames';
import { useNow } from '@/studio/hooks/useNow';
import { useSay } from '@/cms/admin-words/useSay';
import { REGION } from '@/studio/hooks/useShortcuts';
import { useTree } from '@/studio/hooks/useTree';
import { clockAt, type DateForms } from '@/cms/admin-ui/dates';
import type { Locale } from '@/i18n/locales';
import { groupWords } from '@/studio/lib/groups';
import { VIEW } from '@/cms/admin-ui/routes';
import { languagesOf, type Principal } from '@/cms/access/access';
import { entryTitle, type Kinds } from '@/studio/lib/tree';
import { Button } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { DocumentWork } from './DocumentWork';
import { ToolProvider, useTool } from './ToolContext';
import styles from './tool.module.scss';
import { TreePanel } from './document-tree/TreePanel';

interface Props {
  kinds: Kinds;
  forms: DateForms;
}

/** The translations view: the documents at the left, the chosen one in all languages beside them. */
export function TranslationsTool({ kinds, forms }: Props) {
  const say = useSay();
  const [state, go] = useAddress();
  const { user } = useAuth();
  const now = useNow();
  const [announced, announce] = useState('');
  const next = useRef<string | null>(null);
  const writeIn = useCallback(
    (ref: string, lang: Locale) => {
      next.current = ref;
      go({ ref, lang }, 'push');
    },
    [go],
  );
  const takesUpWriting = useCallback((ref: string) => {
    const isNext = next.current === ref;
    next.current = null;
    return isNext;
  }, []);
  const [treeOpen, setTreeOpen] = useState(false);
  const { data, error } = useTree({ watch: true });
  const tool = useMemo(() => {
    const at = now ?? 0;
    const clock = clockAt(at, forms, say);
    const writes = languagesOf(user as Principal);
    const writing = { writes, writeIn, takesUpWriting };
    return { say, clock, now: at, state, go, kinds, announce, announced, ...writing };
  }, [say, forms, now, state, go, kinds, announced, user, writeIn, takesUpWriting]);
  const entry = data?.entries.find(({ ref }) => ref === state.ref);
  const steps: StepNavItem[] = [{ label: say('translations'), url: entry ? VIEW : undefined }];
  const title = entry && entryTitle(entry, kinds);
  if (entry && entry.group !== 'home') steps.push({ label: say(groupWords[entry.group]) });
  if (title) steps.push({ label: title });
  const name = [title, say('translations'), 'Parvoz'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <ToolProvider value={tool}>
      <SetSteps steps={steps} />
      <div className={styles.tool}>
        <div className={styles.treeButton}>
          <Button icon="tree" aria-expanded={treeOpen} onClick={() => setTreeOpen(!treeOpen)}>
            {say('documents')}
          </Button>
        </div>
        <aside
          className={styles.tree}
          data-open={treeOpen || undefined}
          aria-label={say('documents')}
          onKeyDown={(event) => event.key === 'Escape' && setTreeOpen(false)}
          tabIndex={-1}
          {...{ [REGION]: 'tree' }}
        >
          {error && !data ? (
            <p className={styles.empty} role="alert">
              {say('failed')}
            </p>
          ) : (
            <TreePanel
              entries={data?.entries ?? []}
              onChoose={(ref) => {
                go({ ref }, 'push');
                setTreeOpen(false);
              }}
            />
          )}
        </aside>
        <main className={styles.main}>
          {state.ref ? (
            <Workspace key={state.ref} />
          ) : (
            <p className={styles.empty}>{say('chooseDocument')}</p>
          )}
        </main>
      </div>
      <p className={controls.hidden} role="status">
        {announced}
      </p>
    </ToolProvider>
  );
}

/** The way to the document in Payload's header; set anew only when it is another. */
function SetSteps({ steps }: { steps: StepNavItem[] }) {
  const key = JSON.stringify(steps);
  const stable = useMemo(() => JSON.parse(key) as StepNavItem[], [key]);
  return <SetStepNav nav={stable} />;
}

/** The chosen document. */
function Workspace() {
  const { say, state } = useTool();
  const frames = useFrames();
  const { mutate: renewTree } = useTree();
  const changed = useCallback(() => {
    frames.refresh();
    void renewTree();
  }, [frames, renewTree]);
  const { data: detail, error, mutate } = useDetail(state.ref, changed);
  if (!detail) {
    return (
      <p className={styles.empty} role={error ? 'alert' : 'status'}>
        {say(error ? 'failed' : 'loading')}
      </p>
    );
  }
  return <DocumentWork detail={detail} frames={frames} renew={() => mutate()} />;
}
