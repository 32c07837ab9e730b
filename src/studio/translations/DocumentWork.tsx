import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { locales, type Locale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import { useDocumentActions } from '@/studio/hooks/useDocumentActions';
import { useAxe } from '@/studio/hooks/useAxe';
import { isSameField, useCurrent, type InFrame } from '@/studio/hooks/useCurrent';
import { useFieldWalk } from '@/studio/hooks/useFieldWalk';
import { useFrameAddresses, type Frames } from '@/studio/hooks/useFrames';
import { useMarks } from '@/studio/hooks/useMarks';
import { useLinkedDocuments } from '@/studio/hooks/useLinkedDocuments';
import { useFieldPositions } from '@/studio/hooks/useFieldPositions';
import { useScrollTogether } from '@/studio/hooks/useScrollTogether';
import { useShortcuts } from '@/studio/hooks/useShortcuts';
import { useTree } from '@/studio/hooks/useTree';
import { flushDraft } from '@/studio/edit-form/saving/useSaver';
import { todosOf } from '@/studio/lib/fields';
import { documentOf } from '@/cms/admin-ui/routes';
import { Columns } from './language-previews/Columns';
import { Dialogs, type Open } from './dialogs/Dialogs';
import { ControlBar } from './toolbar/ControlBar';
import { DocumentHead } from './toolbar/DocumentHead';
import { AccessibilityTab } from './tabs/AccessibilityTab';
import { TextsTab } from './tabs/TextsTab';
import { Panel } from './tabs/Panel';
import { useTool } from './ToolContext';
import styles from './tool.module.scss';
import { WritingPanel } from './edit-panel/WritingPanel';

interface Props {
  detail: Detail;
  frames: Frames;
  renew: () => Promise<unknown>;
}

/** A document with its languages side by side, and all that is done with it. */
export function DocumentWork({ detail, frames, renew }: Props) {
  const { say, state, go, writes, announce, ...tool } = useTool();
  const { data: tree } = useTree();
  const { lang, tab } = state;
  const [open, setOpen] = useState<Open | null>(null);
  const [writing, setWriting] = useState<InFrame | null>(null);
  const { data: addresses } = useFrameAddresses(detail.ref, detail.path, state);
  const { others, see, again } = useLinkedDocuments(detail.ref, frames.refresh);
  const details = useMemo(() => [detail, ...others], [detail, others]);
  const places = useFieldPositions(lang);
  const todos = useMemo(
    () => todosOf(detail, writes, places.order),
    [detail, writes, places.order],
  );
  const elsewhere = useMemo(() => {
    const onPage = new Set(places.order);
    return others
      .flatMap((other) => todosOf(other, locales, places.order))
      .filter((todo) => onPage.has(todo.field) && !places.isAbsent(todo));
  }, [others, places]);
  const current = useCurrent();
  const marks = useMarks(details, current.current, state.marks, say);
  const walk = useFieldWalk(todos, current, frames, go);
  const follow = useScrollTogether(frames, state.together);
  const renewAll = () => Promise.all([renew(), again()]);
  const acts = useDocumentActions(detail.ref, renewAll);
  const { checks, check, forget } = useAxe(frames);

  const write = (at: InFrame) => {
    go({ lang: at.lang, tab: 'preview' });
    setWriting({ field: at.field, lang: at.lang });
  };
  const step = (by: 1 | -1) => {
    const next = walk.next(by);
    if (!next) return;
    walk.show(next, !writing);
    if (writing) void flushDraft(documentOf(writing.field), writing.lang).then(() => write(next));
  };
  /** The next text to do, here or in the next document. */
  const writeNext = () => {
    const next = walk.next(1);
    if (next && !isSameField(next, writing)) return step(1);
    const others = tree?.tasks.filter(({ entry }) => entry.ref !== detail.ref) ?? [];
    const task = others.find(({ lang: of }) => of === writing?.lang) ?? others[0];
    if (!task) {
      announce(say('nothingToDo'));
      return stopWriting();
    }
    tool.writeIn(task.entry.ref, task.lang);
  };
  const goOn = useEffectEvent(() => {
    const first = todos.find(({ lang: of }) => of === lang) ?? todos[0];
    if (!first || !tool.takesUpWriting(detail.ref)) return;
    walk.show(first, false);
    write(first);
  });
  const isPlaced = places.order.length > 0 || detail.path === null;
  useEffect(() => {
    if (isPlaced) queueMicrotask(() => goOn());
  }, [isPlaced]);
  const stopWriting = () => {
    if (writing) frames.get(writing.lang)?.focus(writing.field);
    setWriting(null);
  };
  /** In a frame of drafts, before it is saved. */
  const showTyped = (text: string | null) => {
    if (!writing || state.view !== 'draft') return;
    const { field, lang: of } = writing;
    frames.get(of)?.type(text === null ? null : { field, text });
  };
  const written = writing && details.find(({ ref }) => ref === documentOf(writing.field));
  const isCardOpen = current.isOpen && !isSameField(current.current, writing);
  const changed = isCardOpen && current.current;
  const isChanged = changed && marks[changed.lang].fields.get(changed.field)?.state === 'changed';
  useShortcuts({
    step,
    choose: (chosen) => go({ lang: chosen }),
    confirm: () => {
      if (!isChanged || !writes.includes(changed.lang) || acts.busy) return false;
      void acts.confirm(changed);
      return true;
    },
    close: () => {
      if (!isChanged) return false;
      current.close();
      frames.get(changed.lang)?.focus(changed.field);
      return true;
    },
  });

  const loaded = useEffectEvent((of: Locale) => {
    forget(of);
    if (tab === 'accessibility') void check([of]);
  });
  useEffect(() => frames.onLoad((of) => loaded(of)), [frames]);
  const opened = useEffectEvent(() => {
    if (tab === 'accessibility' && Object.values(checks).every((one) => !one)) void check();
  });
  useEffect(() => opened(), [tab]);

  const findings = Object.values(checks).filter((one) => Array.isArray(one));
  const inPreview = tab === 'preview';
  return (
    <>
      <DocumentHead
        detail={detail}
        index={walk.index}
        total={todos.length}
        counts={{
          preview: null,
          fields: detail.fields.length,
          accessibility: findings.length > 0 ? findings.flat().length : null,
        }}
        onStep={step}
        onShare={() => setOpen({ dialog: 'share', lang })}
        onShortcuts={() => setOpen({ dialog: 'shortcuts', lang })}
      />
      <div className={styles.tabs}>
        <Panel tab="preview">
          <div className={styles.preview} inert={!inPreview}>
            <ControlBar />
            <div className={styles.beside}>
              <Columns
                detail={detail}
                acts={acts}
                frames={frames}
                addresses={addresses}
                marks={marks}
                current={{ ...current, isOpen: isCardOpen }}
                walk={walk}
                unplaced={detail.path === null ? todos : todos.filter(places.isAbsent)}
                elsewhere={elsewhere}
                checks={checks}
                onCheck={(of) => void check([of])}
                onEdit={write}
                onOpen={(dialog, of) => setOpen({ dialog, lang: of })}
                onScroll={follow}
                onFields={places.tell}
                onDocuments={see}
              />
              {writing && written && inPreview && (
                <WritingPanel
                  at={writing}
                  detail={written}
                  renew={renewAll}
                  onType={showTyped}
                  onNext={writeNext}
                  onClose={stopWriting}
                />
              )}
            </div>
          </div>
        </Panel>
        <Panel tab="fields">
          <TextsTab detail={detail} renew={renewAll} onEdit={write} />
        </Panel>
        <Panel tab="accessibility">
          <AccessibilityTab
            checks={checks}
            onCheck={(languages) => void check(languages)}
            onShow={(of, target) => {
              go({ tab: 'preview', lang: of });
              const frame = frames.get(of);
              const element = frame?.page.querySelector(target);
              if (element) frame?.showElement(element);
            }}
          />
        </Panel>
      </div>
      <Dialogs
        open={open}
        detail={detail}
        acts={acts}
        renew={renew}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
