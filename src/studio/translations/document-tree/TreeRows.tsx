import { useRef, useState } from 'react';
import { locales } from '@/i18n/locales';
import { sumOf } from '@/studio/lib/states';
import { entryOf, type Node, type Row } from '@/studio/lib/tree';
import type { InTexts } from '@/studio/hooks/useTextSearch';
import { Icon } from '@/cms/admin-ui/Icon';
import { sentence, StateMark } from '@/studio/components/StateMark';
import { useTool } from '../ToolContext';
import { targetOf, useTypeAhead } from './keys';
import styles from './tree.module.scss';

interface Props {
  rows: readonly Row[];
  chosen: string | null;
  /** What stands in the texts of documents that were found by them. */
  inTexts: InTexts | undefined;
  onChoose: (ref: string) => void;
  onTurn: (node: Node, open: boolean) => void;
}

/** The rows of the tree: one stop for the tab key, arrows within. */
export function TreeRows({ rows, chosen, inTexts, onChoose, onTurn }: Props) {
  const { say } = useTool();
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const typeAhead = useTypeAhead();
  const stop = [focused, chosen].find((id) => rows.some(({ node }) => node.id === id));
  const reachable = stop ?? rows[0]?.node.id;

  const focus = (id: string) => {
    setFocused(id);
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  };
  const act = ({ node, open }: Row) => {
    const entry = entryOf(node);
    if (entry) onChoose(entry.ref);
    else onTurn(node, !open);
  };
  const press = (event: React.KeyboardEvent, row: Row) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const { node, open } = row;
    if (key === 'Enter' || key === ' ') act(row);
    else if (key === 'ArrowRight' && open === false) onTurn(node, true);
    else if (key === 'ArrowLeft' && open) onTurn(node, false);
    else {
      const target = targetOf(rows, row, key) ?? typeAhead(rows, row, key);
      if (target === null) return;
      focus(target);
    }
    event.preventDefault();
  };
  return (
    <ul className={styles.tree} role="tree" aria-label={say('documents')} ref={list}>
      {rows.map((row) => {
        const { node, level, position, siblings, open } = row;
        const title = open === undefined || node.type === 'group' ? '' : ` ${node.entries.length}`;
        const counts = locales.map((lang) => sumOf(node.entries, lang));
        const said = locales.map((lang, index) => sentence(lang, counts[index]!, say));
        const name = `${node.title}${title}`;
        const found = inTexts?.get(entryOf(node)?.ref ?? '');
        return (
          <li
            key={node.id}
            role="treeitem"
            data-row={node.id}
            data-type={node.type}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={open}
            aria-selected={node.type === 'document' ? node.id === chosen : undefined}
            aria-label={
              node.type === 'group' ? name : [name, found, ...said].filter(Boolean).join('. ')
            }
            tabIndex={node.id === reachable ? 0 : -1}
            style={{ '--level': level } as React.CSSProperties}
            onClick={() => {
              setFocused(node.id);
              act(row);
            }}
            onKeyDown={(event) => press(event, row)}
          >
            <RowSign row={row} />
            <span className={styles.title} title={node.title}>
              {node.title}
              {found && <small>{found}</small>}
            </span>
            {title && <span className={styles.count}>{node.entries.length}</span>}
            {node.type !== 'group' && (
              <span className={styles.marks}>
                {counts.map((of, index) => (
                  <StateMark key={locales[index]} counts={of} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RowSign({ row: { node, open } }: { row: Row }) {
  if (open !== undefined) return <Icon name={open ? 'down' : 'right'} size={14} />;
  return <Icon name={node.entries[0]?.path === '/' ? 'home' : 'file'} size={14} />;
}
