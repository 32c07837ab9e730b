'use client';

import { useMemo, useRef, useState } from 'react';
import { locales } from '@/i18n/locales';
import type { Entry, GroupName } from '@/studio/server/overview';
import { groupWords } from '@/studio/lib/groups';
import { useTextSearch } from '@/studio/hooks/useTextSearch';
import { hasWork } from '@/studio/lib/states';
import { filtered, isCalled, rowsOf, treeOf, type Node } from '@/studio/lib/tree';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Icon } from '@/cms/admin-ui/Icon';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useTool } from '../ToolContext';
import { FilterNote } from './FilterNote';
import { Legend } from './Legend';
import styles from './tree.module.scss';
import { TreeRows } from './TreeRows';

/** Which rows are open; groups are unless closed, and what is searched for or chosen always is. */
function useOpen(chosen: string | null, searching: boolean) {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (node: Node): boolean => {
    const holds = node.entries.some(({ ref }) => ref === chosen);
    return searching || (turned.get(node.id) ?? (node.type === 'group' || holds));
  };
  const turn = (node: Node, open: boolean) => setTurned(new Map(turned).set(node.id, open));
  return { isOpen, turn };
}

interface Props {
  entries: readonly Entry[];
  onChoose: (ref: string) => void;
}

/** All translated documents as the site is walked, with how each language stands. */
export function TreePanel({ entries, onChoose }: Props) {
  const { say, state, go, writes, kinds } = useTool();
  const { ref, lang, todo, kind, state: wanted } = state;
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const narrowed = text.trim() !== '' || kind !== null || wanted !== null || todo;
  const { isOpen, turn } = useOpen(ref, narrowed);
  const inTexts = useTextSearch(text);
  const shown = useMemo(() => {
    const found = inTexts instanceof Map ? inTexts : undefined;
    const filter = { todo, kind, state: wanted, lang, languages: writes, text, inTexts: found };
    return filtered(entries, filter, kinds);
  }, [entries, todo, kind, wanted, lang, writes, text, inTexts, kinds]);
  const nodes = useMemo(() => {
    const groups = Object.entries(groupWords).map(([name, word]) => ({
      name: name as GroupName,
      title: say(word),
    }));
    return treeOf(shown, entries, kinds, groups);
  }, [shown, entries, kinds, say]);
  const rows = rowsOf(nodes, isOpen);
  const isSure = entries.length > 0 && inTexts !== 'searching';
  const toDo = entries.filter((entry) => hasWork(entry, writes)).length;
  return (
    <>
      <div className={styles.head}>
        <label className={styles.search}>
          <Icon name="search" />
          <span className={controls.hidden}>{say('findAnywhere')}</span>
          <input
            ref={search}
            type="search"
            placeholder={say('findAnywhere')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <div className={styles.filter}>
          <Segmented
            legend={say('show')}
            value={todo ? 'todo' : 'all'}
            onChange={(value) => go({ todo: value === 'todo' })}
            options={[
              { value: 'all', label: `${say('all')} ${entries.length}` },
              { value: 'todo', label: `${say('toDo')} ${toDo}` },
            ]}
          />
          <span className={styles.languages} aria-hidden="true">
            {locales.map((code) => (
              <span key={code}>{code}</span>
            ))}
          </span>
        </div>
        <p className={styles.found} role="status">
          {inTexts === 'searching' && say('searchingTexts')}
          {inTexts instanceof Map &&
            say('foundInTexts', {
              count: shown.filter((entry) => !isCalled(entry, text, kinds)).length,
            })}
        </p>
        <FilterNote />
      </div>
      {rows.length > 0 ? (
        <TreeRows
          rows={rows}
          chosen={ref}
          inTexts={inTexts instanceof Map ? inTexts : undefined}
          onChoose={onChoose}
          onTurn={turn}
        />
      ) : (
        <p className={styles.none}>{say(isSure ? 'nothingFound' : 'loading')}</p>
      )}
      <Legend />
    </>
  );
}
