import { useId, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Entry } from '@/studio/server/overview';
import { useSay } from '@/cms/admin-words/useSay';
import { entryTitle, filtered, type Kinds } from '@/studio/lib/tree';
import { Check, IconButton } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { StatePills } from '@/studio/components/StatePills';
import { useExchangeSay } from '../lib/useExchangeSay';
import { groupsOf, type Group } from './groups';
import styles from './picker.module.scss';

type Refs = ReadonlySet<string>;

interface Props {
  entries: readonly Entry[];
  kinds: Kinds;
  lang: Locale;
  chosen: Refs;
  onChange: (chosen: Refs) => void;
}

/** All documents with a checkbox for each kind and each document. */
export function DocumentPicker({ entries, kinds, lang, chosen, onChange }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Kinds of documents that the address names are open from the beginning.
  const [initially] = useState(chosen);
  const filter = { todo: false, kind: null, state: null, lang, languages: [], text };
  const groups = groupsOf(filtered(entries, filter, kinds), kinds, say('everywhere'));
  const searching = text.trim() !== '';
  const isOpen = ({ id, entries: inside }: Group) =>
    searching || (turned.get(id) ?? inside.some(({ ref }) => initially.has(ref)));
  const choose = (refs: readonly string[], wanted: boolean) => {
    const next = new Set(chosen);
    for (const ref of refs) {
      if (wanted) next.add(ref);
      else next.delete(ref);
    }
    onChange(next);
  };
  return (
    <div className={styles.picker}>
      <label className={styles.search}>
        <span>{say('find')}</span>
        <input
          type="search"
          className={controls.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <ul aria-label={say('documents')}>
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            open={isOpen(group)}
            kinds={kinds}
            lang={lang}
            chosen={chosen}
            onTurn={(open) => setTurned(new Map(turned).set(group.id, open))}
            onChoose={choose}
          />
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {groups.length === 0 && say('nothingFound')}
      </p>
    </div>
  );
}

interface RowProps extends Pick<Props, 'kinds' | 'lang' | 'chosen'> {
  group: Group;
  open: boolean;
  onTurn: (open: boolean) => void;
  onChoose: (refs: readonly string[], wanted: boolean) => void;
}

function GroupRow({ group, open, kinds, lang, chosen, onTurn, onChoose }: RowProps) {
  const say = useSay();
  const words = useExchangeSay();
  const list = useId();
  const refs = group.entries.map(({ ref }) => ref);
  const count = refs.filter((ref) => chosen.has(ref)).length;
  const all = count === refs.length;
  return (
    <li>
      <div className={styles.group}>
        <IconButton
          icon={open ? 'down' : 'right'}
          name={words('documentsOf', { kind: group.name })}
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          onClick={() => onTurn(!open)}
        />
        <Check
          checked={all}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && !all;
          }}
          onChange={() => onChoose(refs, !all)}
        >
          {group.name} <small>{words('chosenOf', { count, total: refs.length })}</small>
        </Check>
      </div>
      {open && (
        <ul id={list} aria-label={group.name}>
          {group.entries.map((entry) => (
            <li key={entry.ref} className={styles.document}>
              <Check
                checked={chosen.has(entry.ref)}
                onChange={(event) => onChoose([entry.ref], event.target.checked)}
              >
                {entryTitle(entry, kinds)} <small>{entry.path}</small>
              </Check>
              <StatePills counts={entry.languages[lang].counts} say={say} one />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
